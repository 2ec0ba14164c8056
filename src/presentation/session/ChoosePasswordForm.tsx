import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { Toasts } from '../shared/Toasts';
import type { ChoosePasswordStore } from './ChoosePasswordStore';
import { createAccountFailureText } from './createAccountFailureText';
import { NewPasswordInputs } from './NewPasswordInputs';
import { sessionText } from './sessionText';
import { SubmitButton } from './SubmitButton';
import { useShownFailure } from './useShownFailure';

interface ChoosePasswordFormProps {
  readonly store: ChoosePasswordStore;
  readonly toasts: Toasts;
  readonly onBack: () => void;
}

export const ChoosePasswordForm = observer(function ChoosePasswordForm({ store, toasts, onBack }: ChoosePasswordFormProps) {
  useShownFailure(store.failure && createAccountFailureText(store.failure), toasts);
  const submit = (event: React.FormEvent): void => {
    event.preventDefault();
    void store.submit();
  };
  return (
    <form className="session-form" onSubmit={submit} noValidate>
      <p className="session-hint">{sessionText('action.for', { email: store.email })}</p>
      <NewPasswordInputs fields={store.fields} email={store.email} />
      <SubmitButton
        label={sessionText('newPassword.next')}
        busy={store.busy}
        open={store.canSubmit}
        hint={sessionText('newPassword.fillIn')}
        hintId="choose-hint"
      />
      <Button variant="minimal" text={sessionText('newPassword.back')} onClick={onBack} />
    </form>
  );
});
