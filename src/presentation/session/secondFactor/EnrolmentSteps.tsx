import './enrolment.css';
import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SignInEnd } from '@/domain/session/signIn/SignInEnd';
import { Downloaded } from '../../kit/Downloaded';
import { useStores } from '../../app/useStores';
import { AuthenticatorSteps } from './AuthenticatorSteps';
import { ChoosePasswordForm } from '../password/ChoosePasswordForm';
import type { LoginStore } from '../signIn/LoginStore';
import { OneTimePasswordForm } from './OneTimePasswordForm';
import type { SessionPageStores } from '../SessionPageStores';
import { sessionText } from '../sessionText';
import { StepChoice } from '../signIn/StepChoice';

/**
 * The steps of the card that most users see once: choosing the password of a new account, and adding an authenticator.
 */
export function EnrolmentSteps({ login }: { readonly login: LoginStore }) {
  const { sessionPages } = useStores();
  return (
    <Downloaded load={sessionPages} fallback={<Spinner size={32} aria-label={sessionText('restoring')} />}>
      {pages => <Step login={login} pages={pages} />}
    </Downloaded>
  );
}

interface StepProps {
  readonly login: LoginStore;
  readonly pages: SessionPageStores;
}

const Step = observer(function Step({ login, pages }: StepProps) {
  const stores = useStores();
  const { step, enrolment, email } = login;
  if (step === 'choosePassword') return <ChoosePassword login={login} pages={pages} />;
  if (step === 'addAuthenticationPrompt') return <Prompt login={login} />;
  if (step === 'success') return <Success login={login} />;
  const idToken = enrolment?.idToken ?? '';
  if (enrolment?.mailboxProved === false) return <MailboxProof login={login} pages={pages} idToken={idToken} />;
  return (
    <AuthenticatorSteps
      step={step}
      pages={pages}
      owner={{ email, idToken, existing: () => pages.countAuthenticators(idToken) }}
      toasts={stores.toasts}
      text={sessionText(enrolment?.newAccount === false ? 'enrolment.needed' : 'enrolment.questionText')}
      onMove={event => login.move(event)}
    />
  );
});

/** Asks for an emailed code: the password alone is not enough to add a second factor. */
function MailboxProof({
  login,
  pages,
  idToken,
}: {
  readonly login: LoginStore;
  readonly pages: SessionPageStores;
  readonly idToken: string;
}) {
  const { toasts } = useStores();
  const { email } = login;
  const [store] = useState(() => {
    const course = { onAccepted: () => login.mailboxProved(), onOver: (end: SignInEnd) => login.endSignIn(end) };
    return pages.proveMailbox({ email, idToken }, course);
  });
  const hint = sessionText('enrolment.proveMailbox', { email });
  return <OneTimePasswordForm store={store} toasts={toasts} hint={hint} onBack={() => login.move('back')} />;
}

function ChoosePassword({ login, pages }: { readonly login: LoginStore; readonly pages: SessionPageStores }) {
  const { toasts } = useStores();
  const [store] = useState(() =>
    pages.choosePassword(login.email, idToken => login.accountCreated(login.email, idToken)),
  );
  return <ChoosePasswordForm store={store} toasts={toasts} onBack={() => login.move('back')} />;
}

function Prompt({ login }: { readonly login: LoginStore }) {
  return (
    <StepChoice
      question=""
      text={sessionText('enrolment.promptText')}
      choices={[
        { label: sessionText('enrolment.yes'), onChoose: () => login.move('authenticatorWanted') },
        { label: sessionText('enrolment.no'), onChoose: () => login.move('authenticatorDeclined') },
      ]}
    />
  );
}

function Success({ login }: { readonly login: LoginStore }) {
  const toLogin = { label: sessionText('enrolment.toLogin'), onChoose: () => login.move('finished') };
  return <StepChoice question="" text={login.email} choices={[toLogin]} />;
}
