import { useState } from 'react';
import { useStores } from '../../kit/useStores';
import { AccountRecoveryForm } from './AccountRecoveryForm';
import type { LoginStore } from '../signIn/LoginStore';
import { sessionText } from '../sessionText';

export function AccountRecoveryStep({ login }: { readonly login: LoginStore }) {
  const stores = useStores();
  const [store] = useState(() =>
    stores.accountRecovery(login.email, email => {
      stores.toasts.success(sessionText('recovery.sent', { email }));
      login.keepEmail(email);
      login.move('recoveryRequested');
    }),
  );
  return <AccountRecoveryForm store={store} onBack={() => login.move('back')} />;
}
