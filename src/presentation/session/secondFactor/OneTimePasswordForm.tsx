import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { PendingButton } from '../../kit/PendingButton';
import type { Toasts } from '../../kit/Toasts';
import { CodeForm } from './CodeForm';
import { laterErrorCatalogue } from '../laterErrorCatalogue';
import { catalogueEntryOf } from '../catalogueEntryOf';
import type { OneTimePasswordStore } from './OneTimePasswordStore';
import { sessionText } from '../sessionText';
import { Notice } from '../../kit/Notice';

/** Says whether a code was emailed. The live region is always there, so that its content is announced. */
const EmailCodeStatusText = observer(function EmailCodeStatusText({ store }: { readonly store: OneTimePasswordStore }) {
  const { emailCode, emailed, emailFailure } = store;
  return (
    <div role="status">
      {emailCode === 'successful' && <Notice intent="success">{sessionText('failures.emailSent')}</Notice>}
      {emailCode === 'failed' && (
        <Notice intent="danger">
          <span>{sessionText('failures.emailNotSent')}</span>
          {emailFailure?.kind === 'tooSoon' && <span> {sessionText('failures.emailTooSoon')}</span>}
          {emailed && <span> {sessionText('failures.earlierCode')}</span>}
        </Notice>
      )}
    </div>
  );
});

interface OneTimePasswordFormProps {
  readonly store: OneTimePasswordStore;
  readonly toasts: Toasts;
  /** Replaces the usual hint on where the code comes from. */
  readonly hint?: string;
  readonly onBack: () => void;
}

const hints = { authenticator: 'code.fromAuthenticator', email: 'code.fromEmail', either: 'code.fromEither' } as const;

export const OneTimePasswordForm = observer(function OneTimePasswordForm({
  store,
  toasts,
  hint,
  onBack,
}: OneTimePasswordFormProps) {
  const { failure, emailCode } = store;
  useEffect(() => store.start(), [store]);
  return (
    <CodeForm
      id="one-time-password"
      store={store}
      failure={useMemo(() => failure && catalogueEntryOf(laterErrorCatalogue.secondFactor, failure), [failure])}
      toasts={toasts}
      texts={{
        label: sessionText('code.label'),
        required: sessionText('code.required'),
        submit: sessionText('code.submit'),
        fillIn: sessionText('code.fillIn'),
        back: sessionText('code.back'),
      }}
      turn={emailCode}
      status={<EmailCodeStatusText store={store} />}
      besides={
        store.canEmail && (
          <PendingButton
            variant="outlined"
            text={sessionText(emailCode === 'unsent' ? 'code.emailMe' : 'code.resend')}
            awaiting={emailCode === 'sending'}
            onClick={() => void store.sendEmail()}
          />
        )
      }
      onBack={onBack}
    >
      <p className="session-hint">{hint ?? sessionText(hints[store.source], { email: store.pending.email })}</p>
    </CodeForm>
  );
});
