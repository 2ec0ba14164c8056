import { PrepareSignIn } from '@/application/session/PrepareSignIn';
import { RequestPasswordReset } from '@/application/session/RequestPasswordReset';
import { RestoreSession } from '@/application/session/RestoreSession';
import { WatchSession } from '@/application/session/WatchSession';
import { AccountRecoveryStore } from '@/presentation/session/AccountRecoveryStore';
import { LoginStore } from '@/presentation/session/LoginStore';
import { LogoutPageStore } from '@/presentation/session/LogoutPageStore';
import { OneTimePasswordStore } from '@/presentation/session/OneTimePasswordStore';
import { SignInFormStore } from '@/presentation/session/SignInFormStore';
import type { StoreFactories } from '@/presentation/shared/StoreFactories';
import { Toasts } from '@/presentation/shared/Toasts';
import { RootStore } from '@/presentation/shell/RootStore';
import { FakeAddressBar } from '../fakes/FakeAddressBar';
import { ManualClock } from '../fakes/ManualClock';
import { sessionTools } from './sessionTools';

/** The stores of the first load on fakes. */
export function testStores(path = '/') {
  const tools = sessionTools();
  const { identity, gateway, vault, hint, openSession, events, signIn, signOut } = tools;
  const clock = new ManualClock();
  const addressBar = new FakeAddressBar(path);
  const reported: unknown[] = [];
  const titles: (string | undefined)[] = [];
  const stores: StoreFactories = {
    about: { dashboardTitle: 'Staff dashboard', version: '1.2.3', core: '0.105.0' },
    toasts: new Toasts(clock),
    root: new RootStore({ restoreSession: new RestoreSession(vault, hint, identity, openSession, events), watchSession: new WatchSession(events), addressBar }),
    showTitle: title => void titles.push(title),
    report: error => void reported.push(error),
    login: email => new LoginStore(email),
    signInForm: (email, onOutcome) => new SignInFormStore(email, { signIn, prepareSignIn: new PrepareSignIn(identity, gateway) }, onOutcome),
    oneTimePassword: pending => new OneTimePasswordStore(pending, tools),
    accountRecovery: (email, onSent) => new AccountRecoveryStore(email, new RequestPasswordReset(identity, 'http://localhost/'), onSent),
    logoutPage: onDone => new LogoutPageStore(signOut, clock, onDone),
  };
  return { ...tools, clock, addressBar, reported, titles, stores };
}
