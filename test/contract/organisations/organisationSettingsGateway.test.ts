import 'reflect-metadata';
import { AxiosOrganisationSettingsGateway } from '@/infrastructure/http/organisations/AxiosOrganisationSettingsGateway';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { callsOf } from '#test/support/builders/organisations/organisationCalls';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { organisationSettingsGatewayContract } from '#test/support/contracts/organisations/organisationSettingsGatewayContract';
import { FakeOrganisationSettingsGateway } from '#test/support/fakes/organisations/FakeOrganisationSettingsGateway';

organisationSettingsGatewayContract('FakeOrganisationSettingsGateway', async () => {
  const crisisContact = { name: 'Helpline', phone: '116 123', textMessage: '', url: '' };
  const gateway = new FakeOrganisationSettingsGateway()
    .add('root', 'Provider', undefined, { appSettings: { crisisContact } })
    .add('board', 'North Board', 'root')
    .add('clinic', 'Ash Clinic', 'board');
  return {
    ...{ gateway, root: 'root', middle: 'board', leaf: 'clinic' },
    breakDown: () => gateway.planned.failNext('read', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

describe('in the sandbox', () => {
  let sandbox: Sandbox;
  let made = 0;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 60 });
  }, 60_000);
  afterAll(() => sandbox.stop());

  organisationSettingsGatewayContract('AxiosOrganisationSettingsGateway', async () => {
    const call = callsOf(sandbox, 'staff-dana', 'organisations:edit', 'organisations:edit-thrive');
    const [middle, leaf] = [`middle-${(made += 1)}`, `leaf-${made}`];
    await call('POST', '/organisation', { body: { id: middle, parent: 'org-1', name: `Middle ${made}` } });
    await call('POST', '/organisation', { body: { id: leaf, parent: middle, name: `Leaf ${made}` } });
    return {
      gateway: new AxiosOrganisationSettingsGateway(sandboxClient(sandbox, 'staff-dana').client),
      ...{ root: 'org-1', middle, leaf },
      breakDown: () => sandbox.faults.set({ status5xx: { next: 9 } }),
      stop: async () => sandbox.faults.set({ reset: true }),
    };
  });
});
