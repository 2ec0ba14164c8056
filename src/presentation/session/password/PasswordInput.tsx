import { Button, InputGroup } from '@blueprintjs/core';
import { EyeOffIcon, EyeOpenIcon } from '@blueprintjs/icons';
import { sessionText } from '../sessionText';

interface PasswordInputProps {
  readonly id: string;
  readonly value: string;
  readonly shown: boolean;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly problemId: string | undefined;
  /** Id of the element that describes the field while it has no error. */
  readonly hintId?: string;
  readonly inputRef?: React.Ref<HTMLInputElement>;
  readonly onType: (password: string) => void;
  readonly onToggle: () => void;
  readonly onBlur: () => void;
  readonly onAnimationStart?: (event: React.AnimationEvent) => void;
}

/** A password field with a button that shows or hides the password. */
export function PasswordInput(props: PasswordInputProps) {
  const { id, value, shown, autoComplete, problemId, hintId, inputRef, onType, onToggle, onBlur, onAnimationStart } =
    props;
  const describedBy = problemId ?? hintId;
  return (
    <InputGroup
      id={id}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      value={value}
      aria-invalid={problemId !== undefined}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      {...(inputRef === undefined ? {} : { inputRef })}
      {...(onAnimationStart === undefined ? {} : { onAnimationStart })}
      onChange={event => onType(event.currentTarget.value)}
      onBlur={onBlur}
      rightElement={
        <Button
          variant="minimal"
          size="small"
          icon={shown ? <EyeOffIcon /> : <EyeOpenIcon />}
          aria-label={sessionText(shown ? 'signIn.hidePassword' : 'signIn.showPassword')}
          onClick={onToggle}
        />
      }
    />
  );
}
