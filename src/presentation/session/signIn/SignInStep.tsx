import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Notice } from '../../kit/Notice';
import { OtherRegionNotice } from '../../regions/OtherRegionNotice';
import { useStore } from '../../kit/useStore';
import { useStores } from '../../app/useStores';
import { isUnfinished, type InterruptedEnrolment } from './LoginStart';
import type { LoginStore } from './LoginStore';
import { ProviderButtons } from '../singleSignOn/ProviderButtons';
import { sessionText } from '../sessionText';
import { SignInForm } from './SignInForm';

interface SignInStepProps {
  readonly login: LoginStore;
  /** True if the card is in a dialog over a page that must not be left. */
  readonly inDialog: boolean;
}

function hintOf(interrupted: InterruptedEnrolment | undefined): ReactNode {
  if (interrupted === undefined || !isUnfinished(interrupted)) return undefined;
  if (interrupted.step !== 'addAuthenticationPrompt')
    return <Notice intent="warning">{sessionText('enrolment.interrupted')}</Notice>;
  return <Notice intent="success">{sessionText('enrolment.accountThere')}</Notice>;
}

export const SignInStep = observer(function SignInStep({ login, inDialog }: SignInStepProps) {
  const stores = useStores();
  const server = useStore(() => stores.serverStatus());
  const [store] = useState(() =>
    stores.signInForm(
      login.email,
      outcome => {
        if (outcome.kind === 'secondFactorNeeded') login.askForSecondFactor(outcome.pending);
      },
      login.newAccount,
    ),
  );
  return (
    <>
      {!inDialog && <OtherRegionNotice make={() => stores.otherRegion()} />}
      <SignInForm
        store={store}
        server={server}
        toasts={stores.toasts}
        remembered={login.remembered.fixed}
        end={login.end}
        hint={hintOf(login.interrupted)}
        onNotYou={() => login.forgetRemembered()}
        onForgotPassword={() => {
          login.rememberEmail(store.email);
          login.move('forgotPassword');
        }}
      />
      <ProviderButtons closed={server.offline} />
      {inDialog && <p className="session-hint">{sessionText('signIn.providerLeaves')}</p>}
    </>
  );
});
