import { AnchorButton } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { saveFailureText } from '../kit/forms/saveFailureText';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { useStores } from '../kit/useStores';
import { accountText } from './accountText';
import type { ConfirmEmailState, ConfirmEmailStore } from './ConfirmEmailStore';

/** Confirms a new address by a press. */
export const ConfirmEmailPage = observer(function ConfirmEmailPage({
  create,
}: {
  readonly create: () => ConfirmEmailStore;
}) {
  const { showTitle } = useStores();
  const [store] = useState(create);
  const { state } = store;
  useEffect(() => showTitle(accountText('confirmEmail.title')), [showTitle]);
  const isOver = state.kind === 'confirmed' || isDead(state);
  return (
    <div className="external-message">
      <h1>{accountText('confirmEmail.title')}</h1>
      {!isOver && <p>{accountText('confirmEmail.lead')}</p>}
      <div role="alert">{state.kind === 'failed' && <Notice intent="danger">{problemText(state.failure)}</Notice>}</div>
      <div role="status">
        {state.kind === 'confirmed' && (
          <Notice intent="success">
            {accountText('confirmEmail.confirmed', { email: state.emailAddress })} {accountText('confirmEmail.next')}
          </Notice>
        )}
      </div>
      {isOver ? (
        <AnchorButton href="/home" text={accountText('confirmEmail.toLogin')} />
      ) : (
        <PendingButton
          intent="primary"
          text={accountText('confirmEmail.confirm')}
          awaiting={state.kind === 'busy'}
          onClick={() => void store.confirm()}
        />
      )}
    </div>
  );
});

type Failure = Extract<ConfirmEmailState, { readonly kind: 'failed' }>['failure'];

/** Pressing again would not help. */
const isDead = (state: ConfirmEmailState): boolean =>
  state.kind === 'failed' && (state.failure.kind === 'linkUnknown' || state.failure.kind === 'emailTaken');

function problemText(failure: Failure): string {
  if (failure.kind === 'linkUnknown' || failure.kind === 'emailTaken')
    return accountText(`confirmEmail.${failure.kind}`);
  return accountText('confirmEmail.failed', { why: saveFailureText(failure) });
}
