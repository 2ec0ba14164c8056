import { AddAuthenticator } from '@/application/session/AddAuthenticator';
import { AskRecentLogin } from '@/application/session/AskRecentLogin';
import { CheckResetLink } from '@/application/session/CheckResetLink';
import { CountAuthenticators } from '@/application/session/CountAuthenticators';
import { CreateAccount } from '@/application/session/CreateAccount';
import { FinishSingleSignOn } from '@/application/session/FinishSingleSignOn';
import { ListSecondFactors } from '@/application/session/ListSecondFactors';
import { ListSingleSignOnProviders } from '@/application/session/ListSingleSignOnProviders';
import { PrepareAuthenticator } from '@/application/session/PrepareAuthenticator';
import { ProveMailbox } from '@/application/session/ProveMailbox';
import { Reauthenticate } from '@/application/session/Reauthenticate';
import { RelabelAuthenticator } from '@/application/session/RelabelAuthenticator';
import { RemoveSecondFactor } from '@/application/session/RemoveSecondFactor';
import { ResetPassword } from '@/application/session/ResetPassword';
import { StartSingleSignOn } from '@/application/session/StartSingleSignOn';
import { TurnOnEmailedCodes } from '@/application/session/TurnOnEmailedCodes';
import { FakeAuthenticatorGateway } from '../fakes/FakeAuthenticatorGateway';
import { FakeClipboard } from '../fakes/FakeClipboard';
import { FakePageLocation } from '../fakes/FakePageLocation';
import { FakePasswordEstimator } from '../fakes/FakePasswordEstimator';
import { FakeQrEncoder } from '../fakes/FakeQrEncoder';
import { FakeSingleSignOnGateway } from '../fakes/FakeSingleSignOnGateway';
import { FakeSingleSignOnProviders } from '../fakes/FakeSingleSignOnProviders';
import { FakeSingleSignOnVault } from '../fakes/FakeSingleSignOnVault';
import { SeededRandom } from '../fakes/SeededRandom';
import { sessionTools } from './sessionTools';

/** What people do once, or with their account, on fakes. */
export function accountTools(query: Readonly<Record<string, string>> = {}) {
  const tools = sessionTools();
  const { identity, secondFactor, vault, clock, logger, openSession, signIn } = tools;
  const authenticators = new FakeAuthenticatorGateway();
  const estimator = new FakePasswordEstimator();
  const qrEncoder = new FakeQrEncoder();
  const clipboard = new FakeClipboard();
  const location = new FakePageLocation(query);
  const providers = new FakeSingleSignOnProviders();
  const singleSignOn = new FakeSingleSignOnGateway();
  const returns = new FakeSingleSignOnVault();
  const random = new SeededRandom(7);
  const reauthenticate = new Reauthenticate(vault);
  const askRecentLogin = new AskRecentLogin(reauthenticate);
  return {
    ...tools,
    authenticators,
    qrEncoder,
    clipboard,
    location,
    providers,
    singleSignOn,
    returns,
    reauthenticate,
    askRecentLogin,
    estimator,
    createAccount: new CreateAccount(identity, estimator),
    prepareAuthenticator: new PrepareAuthenticator(random, qrEncoder, { product: 'Staff dashboard', region: 'UK' }),
    addAuthenticator: new AddAuthenticator(authenticators, identity, askRecentLogin),
    countAuthenticators: new CountAuthenticators(secondFactor),
    proveMailbox: new ProveMailbox(secondFactor),
    turnOnEmailedCodes: new TurnOnEmailedCodes(secondFactor, identity, askRecentLogin),
    listSecondFactors: new ListSecondFactors(authenticators),
    relabelAuthenticator: new RelabelAuthenticator(authenticators, askRecentLogin),
    removeSecondFactor: new RemoveSecondFactor(authenticators, askRecentLogin),
    checkResetLink: new CheckResetLink(identity),
    resetPassword: new ResetPassword(identity, estimator, signIn, logger),
    listProviders: new ListSingleSignOnProviders(providers),
    startSingleSignOn: new StartSingleSignOn({ gateway: singleSignOn, vault: returns, location, random, clock }),
    finishSingleSignOn: new FinishSingleSignOn({ gateway: singleSignOn, vault: returns, identity, secondFactor, clock }, openSession),
  };
}
