import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../shared/useStores';
import { AccountRecoveryStep } from './AccountRecoveryStep';
import { BrandMark } from './BrandMark';
import type { LoginStore } from './LoginStore';
import { OneTimePasswordStep } from './OneTimePasswordStep';
import { sessionText } from './sessionText';
import { SignInStep } from './SignInStep';

interface SignInCardProps {
  /** The person who has to sign in again, when the card is shown as a dialog. */
  readonly rememberedEmail?: string;
}

/** The sign-in card: one header and the step that is due. What follows a sign-in is told by the session, not by this card. */
export const SignInCard = observer(function SignInCard({ rememberedEmail }: SignInCardProps) {
  const stores = useStores();
  const [login] = useState(() => stores.login(rememberedEmail));
  return (
    <div className="session-card">
      <header className="session-head">
        <BrandMark />
        <h1>{sessionText(`steps.${login.step}.title`, { dashboard: stores.about.dashboardTitle })}</h1>
        <p>{sessionText(`steps.${login.step}.subtitle`)}</p>
      </header>
      <Step login={login} />
    </div>
  );
});

const Step = observer(function Step({ login }: { readonly login: LoginStore }) {
  if (login.step === 'oneTimePassword' && login.pending !== undefined) return <OneTimePasswordStep login={login} pending={login.pending} />;
  if (login.step === 'accountRecovery') return <AccountRecoveryStep login={login} />;
  return <SignInStep key={String(login.remembered)} login={login} />;
});
