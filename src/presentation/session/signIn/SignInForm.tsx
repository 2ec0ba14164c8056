import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type AnimationEvent, type ReactNode, type RefObject } from 'react';
import type { SignInEnd } from '@/domain/session/signIn/SignInEnd';
import type { Toasts } from '../../kit/Toasts';
import { Banner } from '../Banner';
import { errorCatalogue } from '../errorCatalogue';
import { Field } from '../Field';
import { catalogueEntryOf } from '../catalogueEntryOf';
import { PasswordInput } from '../password/PasswordInput';
import { serverStatusText } from '../../serverStatus/serverStatusText';
import type { ServerStatusStore } from '../../serverStatus/ServerStatusStore';
import { SessionForm } from '../SessionForm';
import { sessionText } from '../sessionText';
import type { SignInFormStore } from './SignInFormStore';
import { SubmitButton } from '../SubmitButton';
import { useFocusOn } from '../useFocusOn';
import { useDisplayedFailure } from '../useDisplayedFailure';
import { Notice } from '@/presentation/kit/Notice';

/** Warnings about the server. The live region is always there, so that its content is announced. */
function ServerBanner({ text }: { readonly text: string }) {
  return <div role="status">{text !== '' && <Notice intent="warning">{text}</Notice>}</div>;
}

interface SignInFormProps {
  readonly store: SignInFormStore;
  readonly server: ServerStatusStore;
  readonly toasts: Toasts;
  readonly remembered: boolean;
  /** The reason why the last session ended; shown until the next sign-in. */
  readonly end?: SignInEnd | undefined;
  /** Says what the sign-in will continue with. */
  readonly hint?: ReactNode;
  readonly onNotYou: () => void;
  readonly onForgotPassword: () => void;
}

export const SignInForm = observer(function SignInForm(props: SignInFormProps) {
  const { store, server, toasts, remembered, end, hint, onNotYou, onForgotPassword } = props;
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { failure } = store;
  const { banner } = useDisplayedFailure(failure && catalogueEntryOf(errorCatalogue.signIn, failure), toasts);

  const [isFilledIn] = useState(store.email !== '');
  const isEmailKnown = isFilledIn || remembered || end !== undefined || hint !== undefined;
  useEffect(() => (isEmailKnown ? password : email).current?.focus(), [isEmailKnown]);
  useFocusOn(password, failure);

  const fields = [
    { id: 'email', typed: () => store.email, type: (text: string) => store.typeEmail(text) },
    { id: 'password', typed: () => store.password, type: (text: string) => store.typePassword(text) },
  ];
  const showProblem = (): void => {
    if (store.emailProblem !== undefined) email.current?.focus();
    else if (store.passwordProblem !== undefined) password.current?.focus();
  };
  const complain = (): void => {
    store.complain();
    showProblem();
  };
  const submit = (): void => {
    if (!server.offline) void store.submit();
    showProblem();
  };

  return (
    <SessionForm fields={fields} onSubmit={submit} onIncomplete={complain}>
      <ServerBanner text={serverStatusText(server.status)} />
      <Banner text={banner ?? (end && sessionText(`failures.${end}`))} />
      {hint}
      <EmailField store={store} remembered={remembered} inputRef={email} onNotYou={onNotYou} />
      <PasswordField store={store} inputRef={password} />
      <SubmitButton
        label={sessionText('signIn.login')}
        busy={store.busy}
        open={store.canSubmit && !server.offline}
        hint={sessionText(server.offline ? 'signIn.closed' : 'signIn.fillIn')}
        hintId="login-hint"
      />
      <Button variant="minimal" text={sessionText('signIn.forgotPassword')} onClick={onForgotPassword} />
    </SessionForm>
  );
});

interface EmailFieldProps extends Pick<SignInFormProps, 'store' | 'remembered' | 'onNotYou'> {
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

const EmailField = observer(function EmailField({ store, remembered, inputRef, onNotYou }: EmailFieldProps) {
  const { emailProblem } = store;
  const complaint =
    emailProblem && sessionText(emailProblem === 'missing' ? 'signIn.emailRequired' : 'signIn.emailInvalid');
  return (
    <Field
      id="email"
      label={sessionText('signIn.email')}
      problem={complaint}
      besideLabel={
        remembered && <Button variant="minimal" size="small" text={sessionText('signIn.notYou')} onClick={onNotYou} />
      }
    >
      <InputGroup
        id="email"
        name="username"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        inputRef={inputRef}
        value={store.email}
        disabled={remembered}
        aria-invalid={complaint !== undefined}
        {...(complaint === undefined ? {} : { 'aria-describedby': 'email-problem' })}
        onBlur={() => store.leaveEmail()}
        onChange={event => store.typeEmail(event.currentTarget.value)}
      />
    </Field>
  );
});

interface PasswordFieldProps extends Pick<SignInFormProps, 'store'> {
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

const PasswordField = observer(function PasswordField({ store, inputRef }: PasswordFieldProps) {
  const { passwordProblem } = store;
  const watchAutofill = (event: AnimationEvent): void => {
    if (event.animationName === 'session-autofill') store.noticeAutofill();
  };
  return (
    <Field
      id="password"
      label={sessionText('signIn.password')}
      problem={passwordProblem && sessionText('signIn.passwordRequired')}
    >
      <PasswordInput
        id="password"
        value={store.password}
        shown={store.passwordShown}
        autoComplete="current-password"
        problemId={passwordProblem && 'password-problem'}
        inputRef={inputRef}
        onType={text => store.typePassword(text)}
        onToggle={() => store.togglePassword()}
        onBlur={() => store.leavePassword()}
        onAnimationStart={watchAutofill}
      />
    </Field>
  );
});
