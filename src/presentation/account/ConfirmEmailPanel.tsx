import { AnchorButton } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { saveFailureText } from '../kit/forms/saveFailureText';
import { sessionPaths } from '../session/sessionPaths';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { useStores } from '../app/useStores';
import { accountText } from './accountText';
import type { ConfirmEmailState, ConfirmEmailStore } from './ConfirmEmailStore';
import { OwnAccountPanel } from './OwnAccountPanel';

interface EmailLinkProps {
  readonly create: () => ConfirmEmailStore;
}

/** Confirms a new address when the user presses the button; shown in the settings when the link to them was opened. */
export function ConfirmEmailPanel({ create }: EmailLinkProps) {
  const [store] = useState(create);
  return (
    <OwnAccountPanel title={accountText('confirmEmail.title')}>
      <EmailLinkAct store={store} act="confirmEmail" />
    </OwnAccountPanel>
  );
}

/**
 * The page that the link in the email to the former address opens. It undoes the change when a button is pressed, and
 * needs no sign-in.
 */
export const RejectEmailPage = observer(function RejectEmailPage({ create }: EmailLinkProps) {
  const { showTitle } = useStores();
  const [store] = useState(create);
  useEffect(() => showTitle(accountText('rejectEmail.title')), [showTitle]);
  return (
    <div className="external-message">
      <h1>{accountText('rejectEmail.title')}</h1>
      <EmailLinkAct store={store} act="rejectEmail" />
      {isOver(store.state) && <AnchorButton href={sessionPaths.home} text={accountText('rejectEmail.toLogin')} />}
    </div>
  );
});

type Act = 'confirmEmail' | 'rejectEmail';

interface EmailLinkActProps {
  readonly store: ConfirmEmailStore;
  readonly act: Act;
}

const EmailLinkAct = observer(function EmailLinkAct({ store, act }: EmailLinkActProps) {
  const { state } = store;
  return (
    <>
      {!isOver(state) && <p>{accountText(`${act}.lead`)}</p>}
      <div role="alert">
        {state.kind === 'failed' && <Notice intent="danger">{problemText(act, state.failure)}</Notice>}
      </div>
      <div role="status">
        {state.kind === 'confirmed' && (
          <Notice intent="success">
            {accountText(`${act}.done`, { email: state.emailAddress })} {accountText(`${act}.next`)}
          </Notice>
        )}
      </div>
      {!isOver(state) && (
        <PendingButton
          intent="primary"
          text={accountText(`${act}.press`)}
          awaiting={state.kind === 'busy'}
          onClick={() => void store.confirm()}
        />
      )}
    </>
  );
});

/** True if pressing the button again would not help. */
const isOver = (state: ConfirmEmailState): boolean =>
  state.kind === 'confirmed' ||
  (state.kind === 'failed' && (state.failure.kind === 'linkUnknown' || state.failure.kind === 'emailTaken'));

function problemText(act: Act, failure: Extract<ConfirmEmailState, { readonly kind: 'failed' }>['failure']): string {
  if (failure.kind === 'linkUnknown' || failure.kind === 'emailTaken') return accountText(`${act}.${failure.kind}`);
  return accountText(`${act}.failed`, { why: saveFailureText(failure) });
}
