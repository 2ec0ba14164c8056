import { observer } from 'mobx-react-lite';
import type { Toasts } from '../../kit/Toasts';
import { Banner } from '../Banner';
import { laterErrorCatalogue } from '../laterErrorCatalogue';
import { catalogueEntryOf } from '../catalogueEntryOf';
import { newPasswordFields, NewPasswordInputs } from './NewPasswordInputs';
import type { ResetPasswordStore } from './ResetPasswordStore';
import { SessionForm } from '../SessionForm';
import { sessionText } from '../sessionText';
import { SubmitButton } from '../SubmitButton';
import { useDisplayedFailure } from '../useDisplayedFailure';

export const ResetPasswordForm = observer(function ResetPasswordForm({
  store,
  toasts,
}: {
  readonly store: ResetPasswordStore;
  readonly toasts: Toasts;
}) {
  const { banner, field } = useDisplayedFailure(
    store.failure && catalogueEntryOf(laterErrorCatalogue.resetPassword, store.failure),
    toasts,
  );
  const submit = (): void => void store.submit();
  return (
    <SessionForm fields={newPasswordFields(store.fields)} onSubmit={submit} onIncomplete={submit}>
      <Banner text={banner} />
      <p className="session-hint">{sessionText('action.for', { email: store.email })}</p>
      <NewPasswordInputs fields={store.fields} email={store.email} failure={store.failure} refusal={field} />
      <SubmitButton
        label={sessionText('action.submit')}
        busy={store.busy}
        open={store.canSubmit}
        hint={sessionText('newPassword.fillIn')}
        hintId="reset-hint"
      />
    </SessionForm>
  );
});
