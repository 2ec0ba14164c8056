import { AddAuthenticator } from '@/application/session/secondFactor/AddAuthenticator';
import { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import { CountAuthenticators } from '@/application/session/secondFactor/CountAuthenticators';
import { CreateAccount } from '@/application/session/password/CreateAccount';
import { FinishSingleSignOn } from '@/application/session/singleSignOn/FinishSingleSignOn';
import { PrepareAuthenticator } from '@/application/session/secondFactor/PrepareAuthenticator';
import { ProveMailbox } from '@/application/session/secondFactor/ProveMailbox';
import { Reauthenticate } from '@/application/session/Reauthenticate';
import { RelabelAuthenticator } from '@/application/session/secondFactor/RelabelAuthenticator';
import { RemoveSecondFactor } from '@/application/session/secondFactor/RemoveSecondFactor';
import { ResetPassword } from '@/application/session/password/ResetPassword';
import { StartSingleSignOn } from '@/application/session/singleSignOn/StartSingleSignOn';
import { TurnOnEmailedCodes } from '@/application/session/secondFactor/TurnOnEmailedCodes';
import { FakeAddressBar } from '../../fakes/app/FakeAddressBar';
import { FakeAuthenticatorGateway } from '../../fakes/session/FakeAuthenticatorGateway';
import { FakeClipboard } from '../../fakes/session/FakeClipboard';
import { FakePageLocation } from '../../fakes/session/FakePageLocation';
import { FakePasswordEstimator } from '../../fakes/session/FakePasswordEstimator';
import { FakeQrEncoder } from '../../fakes/kernel/FakeQrEncoder';
import { FakeSingleSignOnGateway } from '../../fakes/session/FakeSingleSignOnGateway';
import { FakeSingleSignOnProviders } from '../../fakes/session/FakeSingleSignOnProviders';
import { FakeSingleSignOnVault } from '../../fakes/session/FakeSingleSignOnVault';
import { SeededRandom } from '../../fakes/kernel/SeededRandom';
import { sessionTools } from './sessionTools';

/** The screens of emailed links and new accounts, on fakes. */
export function accountTools(query: Readonly<Record<string, string>> = {}, path = '/') {
  const tools = sessionTools();
  const { identity, secondFactor, vault, clock, logger, openSession, signIn } = tools;
  const authenticators = new FakeAuthenticatorGateway();
  const estimator = new FakePasswordEstimator();
  const qrEncoder = new FakeQrEncoder();
  const clipboard = new FakeClipboard();
  const location = new FakePageLocation(query, 'https://dashboard.example', path);
  const addressBar = new FakeAddressBar(path);
  const providers = new FakeSingleSignOnProviders();
  const singleSignOn = new FakeSingleSignOnGateway();
  const returns = new FakeSingleSignOnVault();
  const random = new SeededRandom(7);
  const reauthenticate = new Reauthenticate(vault);
  const requireRecentSignIn = new RequireRecentSignIn(reauthenticate);
  return {
    ...tools,
    authenticators,
    qrEncoder,
    clipboard,
    location,
    addressBar,
    providers,
    singleSignOn,
    returns,
    reauthenticate,
    requireRecentSignIn,
    estimator,
    createAccount: new CreateAccount(identity, estimator),
    prepareAuthenticator: new PrepareAuthenticator(random, qrEncoder, { product: 'Staff dashboard', region: 'UK' }),
    addAuthenticator: new AddAuthenticator(authenticators, identity, requireRecentSignIn),
    countAuthenticators: new CountAuthenticators(secondFactor),
    proveMailbox: new ProveMailbox(secondFactor),
    turnOnEmailedCodes: new TurnOnEmailedCodes(secondFactor, identity, requireRecentSignIn),
    relabelAuthenticator: new RelabelAuthenticator(authenticators, requireRecentSignIn),
    removeSecondFactor: new RemoveSecondFactor(authenticators, requireRecentSignIn),
    resetPassword: new ResetPassword(identity, estimator, signIn, logger),
    startSingleSignOn: new StartSingleSignOn({ gateway: singleSignOn, vault: returns, location, random, clock }),
    finishSingleSignOn: new FinishSingleSignOn(
      { gateway: singleSignOn, vault: returns, identity, secondFactor, clock, addressBar },
      openSession,
    ),
  };
}
