import 'reflect-metadata';
import { AxiosOrganisationGateway } from '@/infrastructure/http/organisations/AxiosOrganisationGateway';
import { callsOf } from '#test/support/builders/organisations/organisationCalls';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { organisationGatewayContract } from '#test/support/contracts/organisations/organisationGatewayContract';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';

organisationGatewayContract('FakeOrganisationGateway', async () => {
  const gateway = new FakeOrganisationGateway()
    .add('root', 'Provider')
    .add('north', 'North Board', 'root')
    .add('a', 'Ash Clinic', 'north')
    .add('b', 'Beech Clinic', 'north')
    .add('c', 'Cedar Clinic', 'north')
    .add('d', 'Deep Well Clinic', 'north');
  return {
    gateway,
    crowded: 'north',
    deep: { name: 'Deep Well Clinic', above: ['root', 'north'] },
    patientId: 'p-05',
    ownOrganisation: async () => gateway.members.get('p-05'),
    breakDown: () => gateway.planned.failNext('listChildren', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

describe('in the sandbox', () => {
  const sandbox = sharedSandbox();

  organisationGatewayContract('AxiosOrganisationGateway', async () => ({
    gateway: new AxiosOrganisationGateway(sandboxClient(sandbox.now(), 'staff-dana').client),
    crowded: 'org-7',
    deep: { name: 'Dalkeith Dunmore Primary Care 1223', above: ['org-1', 'org-2', 'org-1222'] },
    patientId: 'p-05',
    ownOrganisation: async () => {
      const own = await callsOf(sandbox.now(), 'patient-05', 'patient:chat')('GET', '/organisation');
      return (own.json as { readonly id: string }).id;
    },
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));
});
