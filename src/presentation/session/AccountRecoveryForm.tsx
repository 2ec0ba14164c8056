import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { AccountRecoveryStore } from './AccountRecoveryStore';
import { Banner } from './Banner';
import { Field } from './Field';
import { sessionText } from './sessionText';
import { SubmitButton } from './SubmitButton';

interface AccountRecoveryFormProps {
  readonly store: AccountRecoveryStore;
  readonly onBack: () => void;
}

export const AccountRecoveryForm = observer(function AccountRecoveryForm({ store, onBack }: AccountRecoveryFormProps) {
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => email.current?.focus(), []);
  const { problem } = store;
  const complaint = problem && sessionText(problem === 'missing' ? 'signIn.emailRequired' : 'signIn.emailInvalid');

  const submit = (event: React.FormEvent): void => {
    event.preventDefault();
    void store.submit();
    if (store.problem !== undefined) email.current?.focus();
  };

  return (
    <form className="session-form" onSubmit={submit} noValidate>
      <Banner text={store.failure?.kind === 'offline' ? sessionText('failures.offline') : undefined} />
      <Field id="recovery-email" label={sessionText('signIn.email')} problem={complaint}>
        <InputGroup
          id="recovery-email"
          name="username"
          type="email"
          autoComplete="username"
          inputRef={email}
          value={store.email}
          aria-invalid={complaint !== undefined}
          {...(complaint === undefined ? {} : { 'aria-describedby': 'recovery-email-problem' })}
          onBlur={() => store.leave()}
          onChange={event => store.type(event.currentTarget.value)}
        />
      </Field>
      <SubmitButton
        label={sessionText('recovery.submit')}
        busy={store.busy}
        open={store.canSubmit}
        hint={sessionText('recovery.fillIn')}
        hintId="recovery-hint"
      />
      <Button variant="minimal" text={sessionText('recovery.back')} onClick={onBack} />
    </form>
  );
});
