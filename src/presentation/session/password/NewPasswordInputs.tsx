import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Field } from '../Field';
import type { NewPasswordFields } from './NewPasswordFields';
import { PasswordInput } from './PasswordInput';
import { PasswordMeter } from './PasswordMeter';
import type { TypedField } from '../SessionForm';
import { sessionText } from '../sessionText';
import { useFocusOn } from '../useFocusOn';

interface NewPasswordInputsProps {
  readonly fields: NewPasswordFields;
  /** The account's email address, for password managers. */
  readonly email: string;
  /** The failure of the last attempt. Each new one moves the focus back to the password. */
  readonly failure: unknown;
  /** Says why the submitted password was refused. */
  readonly refusal: string | undefined;
}

const complaints = {
  missing: 'newPassword.required',
  tooShort: 'newPassword.tooShort',
  notConfirmed: 'newPassword.notConfirmed',
  different: 'newPassword.different',
} as const;

/** The fields that `SessionForm` reads. */
export const newPasswordFields = (fields: NewPasswordFields): readonly TypedField[] => [
  { id: 'new-password', typed: () => fields.password, type: text => fields.type(text) },
  { id: 'confirmation', typed: () => fields.confirmation, type: text => fields.confirm(text) },
];

/** The fields for a new password and its confirmation, with the strength meter between them. */
export const NewPasswordInputs = observer(function NewPasswordInputs({
  fields,
  email,
  failure,
  refusal,
}: NewPasswordInputsProps) {
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const { passwordProblem, confirmationProblem, shown, sent } = fields;
  const problem = passwordProblem ? sessionText(complaints[passwordProblem]) : fields.isAsSent ? refusal : undefined;
  useEffect(() => password.current?.focus(), []);
  useFocusOn(password, failure);
  useEffect(() => {
    if (sent === 0) return;
    if (fields.passwordProblem !== undefined) password.current?.focus();
    else if (fields.confirmationProblem !== undefined) confirmation.current?.focus();
  }, [fields, sent]);
  return (
    <>
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        aria-hidden
        tabIndex={-1}
        readOnly
        value={email}
      />
      <Field id="new-password" label={sessionText('newPassword.label')} problem={problem}>
        <PasswordInput
          id="new-password"
          value={fields.password}
          shown={shown}
          autoComplete="new-password"
          problemId={problem && 'new-password-problem'}
          hintId="password-meter"
          inputRef={password}
          onType={text => fields.type(text)}
          onToggle={() => fields.toggle()}
          onBlur={() => fields.leavePassword()}
        />
        <PasswordMeter fields={fields} />
      </Field>
      <Field
        id="confirmation"
        label={sessionText('newPassword.confirmation')}
        problem={confirmationProblem && sessionText(complaints[confirmationProblem])}
      >
        <PasswordInput
          id="confirmation"
          value={fields.confirmation}
          shown={shown}
          autoComplete="new-password"
          problemId={confirmationProblem && 'confirmation-problem'}
          inputRef={confirmation}
          onType={text => fields.confirm(text)}
          onToggle={() => fields.toggle()}
          onBlur={() => fields.leaveConfirmation()}
        />
      </Field>
    </>
  );
});
