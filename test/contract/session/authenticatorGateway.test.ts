import 'reflect-metadata';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { AxiosAuthenticatorGateway } from '@/infrastructure/http/session/AxiosAuthenticatorGateway';
import { totpOf } from '#sandbox/backend/session/TotpChallenges';
import { IdentityClient } from '#sandbox/practice/IdentityClient';
import { SANDBOX_STAFF_PASSWORD } from '#sandbox/seed/seedPasswords';
import { startSandbox } from '#sandbox/server/startSandbox';
import { callApi } from '#test/sandbox/server/signInStaff';
import {
  authenticatorGatewayContract,
  type AuthenticatorGatewayHarness,
} from '#test/support/contracts/session/authenticatorGatewayContract';
import { FakeAuthenticatorGateway } from '#test/support/fakes/session/FakeAuthenticatorGateway';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

const secret = (number: number): string => `KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZL${'ABCDEFG'.charAt(number)}`;

async function fake(): Promise<AuthenticatorGatewayHarness> {
  const gateway = new FakeAuthenticatorGateway();
  gateway.email = 'chloe@staff.example';
  return {
    gateway,
    idToken: 'id:chloe',
    email: 'chloe@staff.example',
    secret,
    codeOf: () => '111111',
    wrongCodeOf: () => '999999',
    letTheSignInAge: () => void (gateway.signInIsOld = true),
    stop: async () => undefined,
  };
}

/** Axios with a separate sandbox, in the session of a user with emailed codes. */
async function real(): Promise<AuthenticatorGatewayHarness> {
  const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  const email = 'chloe.lindqvist@staff.example';
  const identity = new IdentityClient(`http://127.0.0.1:${sandbox.port}`);
  const password = await identity.signInWithPassword(email, SANDBOX_STAFF_PASSWORD);
  const ask = async (method: string, path: string, idToken: string, body?: object): Promise<Record<string, string>> => {
    const { text } = await callApi(sandbox, method, path, { idToken }, body);
    return text === '' ? {} : (JSON.parse(text) as Record<string, string>);
  };
  const [option] = JSON.parse(
    (await callApi(sandbox, 'GET', '/iams/mfa/options?scopes[]=all', { idToken: password })).text,
  ) as [{ id: string }];
  await callApi(sandbox, 'GET', `/iams/mfa/email/challenge?configurationId=${option.id}`, { idToken: password });
  const code = /\b\d{6}\b/.exec(sandbox.outbox.newestFirst()[0]?.text ?? '')?.[0];
  const { token } = await ask('POST', '/iams/mfa/email/challenge-response', password, { code });
  const { customToken = '' } = await ask(
    'GET',
    `/iams/auth/customToken?scope[]=all&mfaChallengeResponse=${token ?? ''}`,
    password,
  );
  const idToken = await identity.signInWithCustomToken(customToken);
  const { sessionCookie = '' } = await ask('GET', '/iams/auth/sessionCookie?setCookie=false', idToken);
  const backend = new AxiosBackendClient({
    baseUrl: `${sandbox.origin}/api`,
    session: new FakeSessionVault({ user: { uid: 'staff-chloe', email }, cookie: sessionCookie }),
    reauthentication: new FakeReauthentication(),
    report: fault => {
      throw fault;
    },
  });
  const codeOf = (of: string): string => totpOf(of).generate({ timestamp: sandbox.clock.now() });
  return {
    gateway: new AxiosAuthenticatorGateway(backend),
    idToken,
    email,
    secret,
    codeOf,
    wrongCodeOf: of => String((Number(codeOf(of)) + 500_000) % 1_000_000).padStart(6, '0'),
    letTheSignInAge: () => {
      sandbox.clock.offsetMs += 5 * 60_000 + 1_000;
    },
    stop: () => sandbox.stop(),
  };
}

authenticatorGatewayContract('FakeAuthenticatorGateway', fake);
authenticatorGatewayContract('AxiosAuthenticatorGateway', real);
