import { useState } from 'react';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import { useStores } from '../../kit/useStores';
import type { LoginStore } from '../signIn/LoginStore';
import { OneTimePasswordForm } from './OneTimePasswordForm';

export function OneTimePasswordStep({ login, pending }: { readonly login: LoginStore; readonly pending: PendingSignIn }) {
  const stores = useStores();
  const [store] = useState(() => stores.oneTimePassword(pending, { onOver: end => login.endSignIn(end) }));
  return <OneTimePasswordForm store={store} toasts={stores.toasts} onBack={() => login.move('back')} />;
}
