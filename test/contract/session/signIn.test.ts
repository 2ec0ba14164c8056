import 'reflect-metadata';
import { FirebaseIdentityProvider } from '@/infrastructure/firebase/session/FirebaseIdentityProvider';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { AxiosSecondFactorGateway } from '@/infrastructure/http/session/AxiosSecondFactorGateway';
import { AxiosSessionGateway } from '@/infrastructure/http/session/AxiosSessionGateway';
import { accountsList } from '#sandbox/server/accountsList';
import { startSandbox } from '#sandbox/server/startSandbox';
import { signInContract } from '#test/support/contracts/session/signInContract';
import type { SignInHarness } from '#test/support/contracts/session/SignInHarness';
import { FakeIdentityProvider } from '#test/support/fakes/session/FakeIdentityProvider';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSecondFactorGateway } from '#test/support/fakes/session/FakeSecondFactorGateway';
import { FakeSessionGateway } from '#test/support/fakes/session/FakeSessionGateway';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

async function fakes(): Promise<SignInHarness> {
  const identity = new FakeIdentityProvider();
  const person = { ...identity.add('ann', 'right'), password: 'right' };
  const secondFactor = new FakeSecondFactorGateway();
  secondFactor.registered = [
    { id: 'app', type: 'totp' },
    { id: 'post', type: 'email' },
  ];
  const sessions = new FakeSessionGateway();
  const patient = { ...identity.add('pat', 'right'), password: 'right' };
  sessions.patients.add('id:pat');
  const ports = { identity, secondFactor, sessions, vault: new FakeSessionVault() };
  return {
    ...ports,
    person,
    patient,
    authenticatorCode: () => '111111',
    emailedCode: () => '222222',
    resetCode: () => [...identity.resetCodes.keys()].at(-1) ?? '',
    letTimePass: () => secondFactor.letTimePass(),
    stop: async () => undefined,
  };
}

/** The Firebase SDK and axios with a sandbox of their own. */
async function realOnes(): Promise<SignInHarness> {
  const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  const known = () => accountsList(sandbox.backend).staff.find(({ secondFactors }) => secondFactors.length === 2);
  const { uid = '', email = '', password = '' } = known() ?? {};
  const [patient = { email: '', password: '' }] = accountsList(sandbox.backend).patients;
  const vault = new FakeSessionVault();
  const report = (fault: Error): void => {
    throw fault;
  };
  const backend = new AxiosBackendClient({
    baseUrl: `${sandbox.origin}/api`,
    session: vault,
    reauthentication: new FakeReauthentication(),
    report,
  });
  const identity = new FirebaseIdentityProvider({
    production: true,
    firebase: {
      apiKey: 'sandbox',
      projectId: 'uk-staff-dashboard-sandbox',
      appId: 'sandbox',
      authDomain: 'localhost',
      databaseURL: sandbox.origin,
    },
    unifiedBackendUrl: `${sandbox.origin}/api`,
    staticStorageUrl: sandbox.origin,
    dashboardTitle: 'Staff dashboard',
    theme: 'system',
    emulators: {
      identity: sandbox.origin,
      documentStore: { host: 'localhost', port: sandbox.port },
      realtimeDatabase: { host: 'localhost', port: sandbox.port },
    },
  });
  const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
  return {
    identity,
    secondFactor: new AxiosSecondFactorGateway(backend),
    sessions: new AxiosSessionGateway(backend),
    vault,
    person: { uid, email, password },
    patient,
    authenticatorCode: () => known()?.code ?? '',
    emailedCode: () => codeIn(JSON.stringify(sandbox.outbox.newestFirst()[0])),
    resetCode: () => /oobCode=([\w-]+)/.exec(sandbox.outbox.newestFirst()[0]?.text ?? '')?.[1] ?? '',
    letTimePass: () => {
      sandbox.clock.offsetMs += 30_000;
    },
    stop: async () => {
      await identity.close();
      await sandbox.stop();
    },
  };
}

signInContract('The fakes', fakes);
signInContract('Firebase and axios', realOnes);
