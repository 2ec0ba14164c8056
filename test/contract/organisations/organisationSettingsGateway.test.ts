import 'reflect-metadata';
import { AxiosOrganisationSettingsGateway } from '@/infrastructure/http/organisations/AxiosOrganisationSettingsGateway';
import { callsOf } from '#test/support/builders/organisations/organisationCalls';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
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
  const sandbox = sharedSandbox();
  let made = 0;

  organisationSettingsGatewayContract('AxiosOrganisationSettingsGateway', async () => {
    const call = callsOf(sandbox.now(), 'staff-dana', 'organisations:edit', 'organisations:edit-thrive');
    const [middle, leaf] = [`middle-${(made += 1)}`, `leaf-${made}`];
    await call('POST', '/organisation', { body: { id: middle, parent: 'org-1', name: `Middle ${made}` } });
    await call('POST', '/organisation', { body: { id: leaf, parent: middle, name: `Leaf ${made}` } });
    return {
      gateway: new AxiosOrganisationSettingsGateway(sandboxClient(sandbox.now(), 'staff-dana').client),
      ...{ root: 'org-1', middle, leaf },
      breakDown: sandbox.breakDown,
      stop: sandbox.mend,
    };
  });
});
