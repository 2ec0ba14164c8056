import { observer } from 'mobx-react-lite';
import type { Toasts } from '../shared/Toasts';
import { Banner } from './Banner';
import { NewPasswordInputs } from './NewPasswordInputs';
import { resetPasswordFailureText } from './resetPasswordFailureText';
import type { ResetPasswordStore } from './ResetPasswordStore';
import { sessionText } from './sessionText';
import { SubmitButton } from './SubmitButton';
import { useShownFailure } from './useShownFailure';

export const ResetPasswordForm = observer(function ResetPasswordForm({ store, toasts }: { readonly store: ResetPasswordStore; readonly toasts: Toasts }) {
  const { banner } = useShownFailure(store.failure && resetPasswordFailureText(store.failure), toasts);
  const submit = (event: React.FormEvent): void => {
    event.preventDefault();
    void store.submit();
  };
  return (
    <form className="session-form" onSubmit={submit} noValidate>
      <Banner text={banner} />
      <p className="session-hint">{sessionText('action.for', { email: store.email })}</p>
      <NewPasswordInputs fields={store.fields} email={store.email} />
      <SubmitButton
        label={sessionText('action.submit')}
        busy={store.busy}
        open={store.canSubmit}
        hint={sessionText('newPassword.fillIn')}
        hintId="reset-hint"
      />
    </form>
  );
});
