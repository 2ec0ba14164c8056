import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { AccountRecoveryStore } from './AccountRecoveryStore';
import { Banner } from '../Banner';
import { laterErrorCatalogue } from '../laterErrorCatalogue';
import { Field } from '../Field';
import { catalogueEntryOf } from '../catalogueEntryOf';
import { SessionForm } from '../SessionForm';
import { sessionText } from '../sessionText';
import { SubmitButton } from '../SubmitButton';
import { useFocusOn } from '../useFocusOn';

interface AccountRecoveryFormProps {
  readonly store: AccountRecoveryStore;
  readonly onBack: () => void;
}

export const AccountRecoveryForm = observer(function AccountRecoveryForm({ store, onBack }: AccountRecoveryFormProps) {
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => email.current?.focus(), []);
  const { problem, failure } = store;
  const shown = failure && catalogueEntryOf(laterErrorCatalogue.forgotPassword, failure);
  const complaint = problem && sessionText(problem === 'missing' ? 'signIn.emailRequired' : 'signIn.emailInvalid');

  useFocusOn(email, failure);
  const submit = (): void => {
    void store.submit();
    if (store.problem !== undefined) email.current?.focus();
  };

  return (
    <SessionForm
      fields={[{ id: 'recovery-email', typed: () => store.email, type: text => store.type(text) }]}
      onSubmit={submit}
      onIncomplete={submit}
    >
      <Banner text={shown?.place === 'banner' ? shown.text : undefined} />
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
    </SessionForm>
  );
});
