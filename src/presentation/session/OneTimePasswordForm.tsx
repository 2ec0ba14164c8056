import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Notice } from '../shared/Notice';
import type { Toasts } from '../shared/Toasts';
import { Banner } from './Banner';
import { Field } from './Field';
import type { OneTimePasswordStore } from './OneTimePasswordStore';
import { secondFactorFailureText } from './secondFactorFailureText';
import { sessionText } from './sessionText';
import { SubmitButton } from './SubmitButton';
import { useShownFailure } from './useShownFailure';

interface OneTimePasswordFormProps {
  readonly store: OneTimePasswordStore;
  readonly toasts: Toasts;
  readonly onBack: () => void;
}

const hints = { authenticator: 'code.fromAuthenticator', email: 'code.fromEmail', either: 'code.fromEither' } as const;

export const OneTimePasswordForm = observer(function OneTimePasswordForm({ store, toasts, onBack }: OneTimePasswordFormProps) {
  const code = useRef<HTMLInputElement>(null);
  const { failure, problem } = store;
  const { banner, field } = useShownFailure(failure && secondFactorFailureText(failure), toasts);
  const complaint = field ?? (problem && sessionText(problem === 'missing' ? 'code.required' : 'code.wrongLength'));

  useEffect(() => store.start(), [store]);
  useEffect(() => code.current?.focus(), []);
  useEffect(() => {
    if (failure === undefined) return;
    code.current?.focus();
    code.current?.select();
  }, [failure]);

  const submit = (event: React.FormEvent): void => {
    event.preventDefault();
    void store.submit();
    if (store.problem !== undefined) code.current?.focus();
  };

  return (
    <form className="session-form" onSubmit={submit} noValidate>
      <Banner text={banner} />
      <p className="session-hint">{sessionText(hints[store.source], { email: store.pending.email })}</p>
      <Field id="one-time-password" label={sessionText('code.label')} problem={complaint}>
        <div className="session-code">
          <InputGroup
            id="one-time-password"
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            inputRef={code}
            value={store.typed}
            aria-invalid={complaint !== undefined}
            aria-describedby={complaint === undefined ? 'code-hint' : 'one-time-password-problem'}
            onBlur={() => store.leave()}
            onChange={event => store.type(event.currentTarget.value)}
          />
        </div>
      </Field>
      <div role="status">
        {store.emailCode === 'successful' && <Notice intent="success">{sessionText('failures.emailSent')}</Notice>}
        {store.emailCode === 'failed' && <Notice intent="danger">{sessionText('failures.emailNotSent')}</Notice>}
      </div>
      <SubmitButton
        label={sessionText('code.submit')}
        busy={store.busy}
        open={store.canSubmit}
        hint={sessionText('code.fillIn')}
        hintId="code-hint"
      />
      <div className="session-field-row">
        <Button variant="minimal" text={sessionText('code.back')} onClick={onBack} />
        {store.canEmail && (
          <Button
            variant="outlined"
            text={sessionText(store.emailCode === 'unsent' ? 'code.emailMe' : 'code.resend')}
            loading={store.emailCode === 'sending'}
            onClick={() => void store.sendEmail()}
          />
        )}
      </div>
    </form>
  );
});
