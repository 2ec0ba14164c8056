import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStore } from '../shared/useStore';
import { useStores } from '../shared/useStores';
import type { LoginStore } from './LoginStore';
import { ProviderButtons } from './ProviderButtons';
import { sessionText } from './sessionText';
import { SignInForm } from './SignInForm';

interface SignInStepProps {
  readonly login: LoginStore;
  /** Over a page that must not be left. */
  readonly inDialog: boolean;
}

export const SignInStep = observer(function SignInStep({ login, inDialog }: SignInStepProps) {
  const stores = useStores();
  const server = useStore(() => stores.serverStatus());
  const [store] = useState(() =>
    stores.signInForm(login.email, outcome => {
      if (outcome.kind === 'secondFactorNeeded') login.askForSecondFactor(outcome.pending);
    }),
  );
  return (
    <>
      <SignInForm
        store={store}
        server={server}
        toasts={stores.toasts}
        remembered={login.remembered.fixed}
        end={login.end}
        onNotYou={() => login.forgetRemembered()}
        onForgotPassword={() => {
          login.keepEmail(store.email);
          login.move('forgotPassword');
        }}
      />
      <ProviderButtons closed={server.offline} />
      {inDialog && <p className="session-hint">{sessionText('signIn.providerLeaves')}</p>}
    </>
  );
});
