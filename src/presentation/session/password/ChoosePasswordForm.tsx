import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { Toasts } from '../../kit/Toasts';
import type { ChoosePasswordStore } from './ChoosePasswordStore';
import { laterErrorCatalogue } from '../laterErrorCatalogue';
import { catalogueEntryOf } from '../catalogueEntryOf';
import { newPasswordFields, NewPasswordInputs } from './NewPasswordInputs';
import { SessionForm } from '../SessionForm';
import { sessionText } from '../sessionText';
import { SubmitButton } from '../SubmitButton';
import { useDisplayedFailure } from '../useDisplayedFailure';

interface ChoosePasswordFormProps {
  readonly store: ChoosePasswordStore;
  readonly toasts: Toasts;
  readonly onBack: () => void;
}

export const ChoosePasswordForm = observer(function ChoosePasswordForm({
  store,
  toasts,
  onBack,
}: ChoosePasswordFormProps) {
  const { field } = useDisplayedFailure(
    store.failure && catalogueEntryOf(laterErrorCatalogue.createAccount, store.failure),
    toasts,
  );
  const submit = (): void => void store.submit();
  return (
    <SessionForm fields={newPasswordFields(store.fields)} onSubmit={submit} onIncomplete={submit}>
      <p className="session-hint">{sessionText('action.for', { email: store.email })}</p>
      <NewPasswordInputs fields={store.fields} email={store.email} failure={store.failure} refusal={field} />
      <SubmitButton
        label={sessionText('newPassword.next')}
        busy={store.busy}
        open={store.canSubmit}
        hint={sessionText('newPassword.fillIn')}
        hintId="choose-hint"
      />
      <Button variant="minimal" text={sessionText('newPassword.back')} onClick={onBack} />
    </SessionForm>
  );
});
