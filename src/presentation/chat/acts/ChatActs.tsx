import { Button } from '@blueprintjs/core';
import { MoreIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useContext, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { useStore } from '../../kit/useStore';
import { ActDialog } from './ActDialog';
import './chatActs.css';
import { ChatActsContext } from './ChatActStores';
import type { ChatActStores } from './ChatActStores';
import { chatActsText } from './chatActsText';
import { DischargeOpening } from './DischargeOpening';
import { LeavingDialog } from './LeavingDialog';
import { useChatDischarge } from './useChatDischarge';
import { Popup } from '../../kit/overlays/Popup';
import { routes } from '../../app/routes/routes';

interface ChatActsProps {
  readonly session: ChatSession;
  /** Messages in this chat that are not sent yet. */
  readonly unsent: number;
  /** True if there is typed text that was not sent. */
  readonly hasDraft: boolean;
}

/** The acts on a conversation other than writing, in a menu in its heading. */
export function ChatActs(props: ChatActsProps) {
  const stores = useContext(ChatActsContext);
  return stores && <Acts stores={stores} {...props} />;
}

const Acts = observer(function Acts({
  stores,
  session,
  unsent,
  hasDraft,
}: ChatActsProps & { readonly stores: ChatActStores }) {
  const store = useStore(() => stores.acts(session.channelId));
  const discharge = useChatDischarge(stores);
  const [isOpen, setOpen] = useState(false);
  // The chosen act takes the focus and returns it when done.
  const [isChosen, setChosen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const goBack = (): void => button.current?.focus();
  const open = (next: boolean): void => {
    setChosen(false);
    setOpen(next);
  };
  const navigate = useNavigate();
  const label = chatActsText('acts.open');
  const list = (
    <ul className="acts-list" aria-label={chatActsText('acts.list')}>
      {store.offered(session).map(act => (
        <li key={act}>
          <button
            type="button"
            className={`act act-${act}`}
            onClick={() => {
              setChosen(true);
              setOpen(false);
              if (act === 'claim') void navigate(routes.claimChat.to({}, { patient: session.patient.id }));
              else if (act === 'discharge') discharge.open();
              else store.show(act, session);
            }}
          >
            <strong>{chatActsText(`acts.${act}`)}</strong>
            <small>{chatActsText(`acts.${act}Hint`)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Popup isOpen={isOpen} onInteraction={open} content={list} returnsFocus={!isChosen}>
        <Button
          ref={button}
          className="acts-button"
          variant="minimal"
          icon={<MoreIcon />}
          aria-label={label}
          title={label}
        />
      </Popup>
      <ActDialog store={store} session={session} onClosed={goBack} />
      <LeavingDialog store={store} session={session} unsent={unsent} hasDraft={hasDraft} onClosed={goBack} />
      <DischargeOpening
        {...{ session, unsent, hasDraft }}
        name={store.nameOf(session)}
        opening={discharge}
        onGone={() => stores.discharged(session)}
        onClosed={goBack}
      />
    </>
  );
});
