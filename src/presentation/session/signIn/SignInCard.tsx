import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import { AreaBoundary } from '../../app/AreaBoundary';
import { loadOnDemand } from '../../kit/loadOnDemand';
import { useStores } from '../../app/useStores';
import { CardAlerts } from './CardAlerts';
import { CardHeader } from './CardHeader';
import type { LoginStore } from './LoginStore';
import { sessionText } from '../sessionText';
import { SignInStep } from './SignInStep';

const waiting = () => <Spinner size={32} aria-label={sessionText('restoring')} />;

/** Steps that not all users see are downloaded when they are needed. */
const AccountRecoveryForm = loadOnDemand(
  async () => (await import('../password/AccountRecoveryForm')).AccountRecoveryForm,
  waiting,
);
const EnrolmentSteps = loadOnDemand(
  async () => (await import('../secondFactor/EnrolmentSteps')).EnrolmentSteps,
  waiting,
);
const OneTimePasswordForm = loadOnDemand(
  async () => (await import('../secondFactor/OneTimePasswordForm')).OneTimePasswordForm,
  waiting,
);

function OneTimePasswordStep({ login, pending }: { readonly login: LoginStore; readonly pending: PendingSignIn }) {
  const stores = useStores();
  const [store] = useState(() => stores.oneTimePassword(pending, { onOver: end => login.endSignIn(end) }));
  return <OneTimePasswordForm store={store} toasts={stores.toasts} onBack={() => login.move('back')} />;
}

function AccountRecoveryStep({ login }: { readonly login: LoginStore }) {
  const stores = useStores();
  const [store] = useState(() =>
    stores.accountRecovery(login.email, email => {
      stores.toasts.success(sessionText('recovery.sent', { email }));
      login.rememberEmail(email);
      login.move('recoveryRequested');
    }),
  );
  return <AccountRecoveryForm store={store} onBack={() => login.move('back')} />;
}

interface SignInCardProps {
  /** Email address of the user who has to sign in again; set if the card is in a dialog. */
  readonly rememberedEmail?: string;
  /** A sign-in whose first factor was passed at an identity provider. */
  readonly pending?: PendingSignIn;
}

/**
 * The sign-in card: a header and the current step. What follows a sign-in is decided by the session, not by this card.
 */
export const SignInCard = observer(function SignInCard({ rememberedEmail, pending }: SignInCardProps) {
  const stores = useStores();
  const [login] = useState(() => stores.login({ loggedInEmail: rememberedEmail, pending }));
  const enrolled = login.step === 'success' && login.enrolment?.newAccount === false;
  return (
    <div className="session-card">
      {rememberedEmail === undefined && <CardAlerts />}
      <CardHeader
        title={sessionText(`steps.${login.step}.title`, { dashboard: stores.about.dashboardTitle })}
        subtitle={enrolled ? sessionText('enrolment.added') : sessionText(`steps.${login.step}.subtitle`)}
      />
      <Step login={login} inDialog={rememberedEmail !== undefined} />
    </div>
  );
});

const Step = observer(function Step({ login, inDialog }: { readonly login: LoginStore; readonly inDialog: boolean }) {
  const { report } = useStores();
  const { step, pending } = login;
  if (step === 'signIn' || (step === 'oneTimePassword' && pending === undefined))
    return <SignInStep key={String(login.remembered.fixed)} login={login} inDialog={inDialog} />;
  return (
    <AreaBoundary area="enrolment" report={report}>
      {step === 'accountRecovery' && <AccountRecoveryStep login={login} />}
      {step === 'oneTimePassword' && pending !== undefined && <OneTimePasswordStep login={login} pending={pending} />}
      {step !== 'accountRecovery' && step !== 'oneTimePassword' && <EnrolmentSteps login={login} />}
    </AreaBoundary>
  );
});
