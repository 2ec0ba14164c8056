import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../shared/useStores';
import type { LoginStore } from './LoginStore';
import { SignInForm } from './SignInForm';

export const SignInStep = observer(function SignInStep({ login }: { readonly login: LoginStore }) {
  const stores = useStores();
  const [store] = useState(() =>
    stores.signInForm(login.email, outcome => {
      if (outcome.kind === 'secondFactorNeeded') login.askForSecondFactor(outcome.pending);
    }),
  );
  return (
    <SignInForm
      store={store}
      toasts={stores.toasts}
      remembered={login.remembered}
      onNotYou={() => login.forgetRemembered()}
      onForgotPassword={() => {
        login.keepEmail(store.email);
        login.move('forgotPassword');
      }}
    />
  );
});
