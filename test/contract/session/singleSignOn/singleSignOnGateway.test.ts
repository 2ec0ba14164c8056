import 'reflect-metadata';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { AxiosSingleSignOnGateway } from '@/infrastructure/http/session/AxiosSingleSignOnGateway';
import { SANDBOX_HOSPITAL_PASSWORD } from '#sandbox/seed/seedPasswords';
import { SandboxProcess } from '#test/e2e/support/SandboxProcess';
import { singleSignOnGatewayContract } from '#test/support/contracts/session/singleSignOnGatewayContract';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { FakeSingleSignOnGateway } from '#test/support/fakes/session/FakeSingleSignOnGateway';
import { Browser } from './support/Browser';

const redirectUrl = 'https://dashboard.example/callback';

const fake = new FakeSingleSignOnGateway();
singleSignOnGatewayContract('FakeSingleSignOnGateway', () => ({
  gateway: fake,
  clientID: 'hospital',
  redirectUrl,
  signInAt: async () => 'code of ann',
}));

/** The provider is an ES module, which jest cannot load. The sandbox runs in its own process. */
describe('with a real provider', () => {
  let sandbox: SandboxProcess;
  beforeAll(async () => {
    sandbox = await SandboxProcess.start();
  }, 60_000);
  afterAll(() => sandbox.dispose());

  singleSignOnGatewayContract('AxiosSingleSignOnGateway', () => {
    const callback = `${sandbox.origin}/callback`;
    const backend = new AxiosBackendClient({
      baseUrl: `${sandbox.origin}/api`,
      session: new FakeSessionVault(),
      reauthentication: new FakeReauthentication(),
      report: fault => {
        throw fault;
      },
    });
    const signInAt = async (url: string): Promise<string> => {
      const browser = new Browser();
      const address = `${url}&state=A1B2C3D4E5`;
      const form = await browser.follow(await browser.get(address), address, callback);
      const submitted = await browser.submit(form.url, {
        email: 'amelia.hart@hospital.example',
        password: SANDBOX_HOSPITAL_PASSWORD,
      });
      const end = await browser.follow(submitted, form.url, callback);
      return new URL(end.url).searchParams.get('code') ?? '';
    };
    return {
      gateway: new AxiosSingleSignOnGateway(backend),
      clientID: 'sandbox-hospital',
      redirectUrl: callback,
      signInAt,
    };
  });
});
