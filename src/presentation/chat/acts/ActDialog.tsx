import { Button, DialogBody, DialogFooter, HTMLSelect, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { Notice } from '../../kit/Notice';
import { describedControl, FieldFrame } from '../../kit/forms/FieldFrame';
import { PendingButton } from '../../kit/PendingButton';
import { dialogText, askFailureText, chatActsCount, chatActsText } from './chatActsText';
import type { AskFailure, AskingAct, ChatActsStore } from './ChatActsStore';
import { privateField } from '../../kit/privateField';
import type { Colleague } from '@/domain/chat/acts/Colleague';
import type { ColleagueRequestAnswer } from '@/application/chat/ports/ChatActGateway';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

/** Only a request that was sent is a success. */
function dialogIntent(outcome: ColleagueRequestAnswer): 'success' | 'warning' | 'danger' {
  if (outcome === 'sent') return 'success';
  return outcome === 'notSent' ? 'warning' : 'danger';
}

interface ActDialogProps {
  readonly store: ChatActsStore;
  readonly session: ChatSession;
  readonly onClosed: () => void;
}

/** Asks a colleague to join the chat or to take it over. */
export const ActDialog = observer(function ActDialog({ store, session, onClosed }: ActDialogProps) {
  const act = store.open === 'invite' || store.open === 'handover' ? store.open : undefined;
  // The words stay while the dialog fades.
  const [last, setLast] = useState<AskingAct>('invite');
  if (act !== undefined && act !== last) setLast(act);
  return (
    <DashboardDialog
      isOpen={act !== undefined}
      title={chatActsText(`ask.${last}Title`, { name: store.nameOf(session) })}
      onClose={() => store.close()}
      onClosed={onClosed}
    >
      {act !== undefined &&
        (store.asked === undefined ? (
          <Form store={store} session={session} act={act} />
        ) : (
          <Outcome store={store} act={act} />
        ))}
    </DashboardDialog>
  );
});

/** The field in which the user can correct a failure; undefined if no field caused it. */
function fieldOf({ kind }: AskFailure): 'colleague' | 'message' | undefined {
  if (kind === 'noColleague') return 'colleague';
  return kind === 'noMessage' || kind === 'tooLong' ? 'message' : undefined;
}

const faultAt = ({ askFailure }: ChatActsStore, field: 'colleague' | 'message'): string | undefined =>
  askFailure !== undefined && fieldOf(askFailure) === field ? askFailureText(askFailure) : undefined;

const Form = observer(function Form({
  store,
  session,
  act,
}: Omit<ActDialogProps, 'onClosed'> & { readonly act: AskingAct }) {
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void store.ask(act, session);
  };
  const { askFailure: failure } = store;
  const fault = faultAt(store, 'message');
  const hint = chatActsText(act === 'invite' ? 'ask.messageOptional' : 'ask.messageNeeded');
  return (
    <form onSubmit={send}>
      <DialogBody>
        <div className="act-form">
          {act === 'handover' && <p>{chatActsText('ask.handoverText')}</p>}
          <Colleagues store={store} session={session} act={act} />
          <FieldFrame id="ask-message" label={chatActsText('ask.message')} hint={hint} fault={fault}>
            <TextArea
              {...privateField}
              {...describedControl('ask-message', { hint, fault })}
              fill
              rows={3}
              value={store.message}
              onChange={event => store.write(event.currentTarget.value)}
            />
          </FieldFrame>
          <div role="status">{store.busy && <p className="act-hint">{chatActsText('ask.underWay')}</p>}</div>
          <div role="alert">
            {failure !== undefined && fieldOf(failure) === undefined && (
              <Notice intent="danger">{askFailureText(failure)}</Notice>
            )}
          </div>
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={chatActsText('ask.cancel')} disabled={store.busy} onClick={() => store.close()} />
            <PendingButton
              type="submit"
              intent="primary"
              text={chatActsText(`ask.${act}`)}
              awaiting={store.busy}
              disabled={store.colleagues.phase !== 'known'}
            />
          </>
        }
      />
    </form>
  );
});

const Colleagues = observer(function Colleagues({
  store,
  session,
  act,
}: Omit<ActDialogProps, 'onClosed'> & { readonly act: AskingAct }) {
  const { colleagues } = store;
  if (colleagues.phase === 'loading') return <p role="status">{chatActsText('ask.loading')}</p>;
  if (colleagues.phase === 'failed')
    return (
      <div role="alert">
        <Notice
          intent="danger"
          action={
            <Button
              size="small"
              text={chatActsText('ask.retry')}
              onClick={() => void store.loadColleagues(act, session)}
            />
          }
        >
          {chatActsText('ask.failed')}
        </Notice>
      </div>
    );
  const { items, unreadable } = colleagues.people;
  const missing = unreadable > 0 && (
    <div role="alert">
      <Notice intent="warning">{chatActsCount('ask.unreadable', unreadable)}</Notice>
    </div>
  );
  const fault = faultAt(store, 'colleague');
  if (items.length === 0) return missing || <p>{chatActsText('ask.nobody')}</p>;
  return (
    <>
      <FieldFrame id="ask-who" label={chatActsText('ask.who')} fault={fault}>
        <HTMLSelect
          {...privateField}
          {...describedControl('ask-who', { fault })}
          fill
          autoFocus
          value={store.chosen}
          onChange={event => store.choose(event.currentTarget.value)}
        >
          <option value="">{chatActsText('ask.choose')}</option>
          {items.map(({ therapistId, name, inChat }) => (
            <option key={therapistId} value={therapistId} disabled={inChat && act === 'invite'}>
              {inChat ? `${name} (${chatActsText('ask.inChat')})` : name}
            </option>
          ))}
        </HTMLSelect>
      </FieldFrame>
      {missing}
      <Waiting people={items} />
    </>
  );
});

/** The colleagues who were asked and have not answered, to check after a lost answer. */
function Waiting({ people }: { readonly people: readonly Colleague[] }) {
  const waiting = people.filter(({ pending }) => pending !== undefined);
  if (waiting.length === 0) return null;
  return (
    <ul className="act-waiting" aria-label={chatActsText('ask.waiting')}>
      {waiting.map(({ therapistId, name, pending }) => (
        <li key={therapistId}>
          {chatActsText(pending?.act === 'handover' ? 'ask.waitingHandover' : 'ask.waitingInvite', { name })}
        </li>
      ))}
    </ul>
  );
}

const Outcome = observer(function Outcome({ store, act }: { readonly store: ChatActsStore; readonly act: AskingAct }) {
  const { asked } = store;
  if (asked === undefined) return null;
  return (
    <>
      <DialogBody>
        <div role="alert">
          <Notice intent={dialogIntent(asked.outcome)}>{dialogText(act, asked.outcome, asked.name)}</Notice>
          {act === 'invite' && asked.outcome === 'pendingAlready' && (
            <p>{chatActsText('ask.pendingNow', { name: asked.name })}</p>
          )}
        </div>
      </DialogBody>
      <DialogFooter actions={<Button autoFocus text={chatActsText('ask.close')} onClick={() => store.close()} />} />
    </>
  );
});
