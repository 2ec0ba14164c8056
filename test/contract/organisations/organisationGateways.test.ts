import 'reflect-metadata';
import { AxiosOrganisationGateway } from '@/infrastructure/http/organisations/AxiosOrganisationGateway';
import { AxiosOrganisationSettingsGateway } from '@/infrastructure/http/organisations/AxiosOrganisationSettingsGateway';
import { AxiosPictureGateway } from '@/infrastructure/http/organisations/AxiosPictureGateway';
import { callsOf } from '#test/support/builders/organisations/organisationCalls';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { organisationGatewayContract } from '#test/support/contracts/organisations/organisationGatewayContract';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';
import { organisationSettingsGatewayContract } from '#test/support/contracts/organisations/organisationSettingsGatewayContract';
import { FakeOrganisationSettingsGateway } from '#test/support/fakes/organisations/FakeOrganisationSettingsGateway';
import { pictureGatewayContract } from '#test/support/contracts/organisations/pictureGatewayContract';
import { FakePictureGateway } from '#test/support/fakes/organisations/FakePictureGateway';

const sandbox = sharedSandbox();

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

describe('organisations in the sandbox', () => {
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

describe('settings in the sandbox', () => {
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

pictureGatewayContract('FakePictureGateway', async () => {
  const gateway = new FakePictureGateway();
  return {
    gateway,
    kept: async picture => {
      const kept = gateway.pictures.get(picture);
      return kept && new Uint8Array(await kept.arrayBuffer());
    },
    breakDown: () => gateway.planned.failNext('permission', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

describe('pictures in the sandbox', () => {
  pictureGatewayContract('AxiosPictureGateway', async () => ({
    gateway: new AxiosPictureGateway(sandboxClient(sandbox.now(), 'staff-dana').client),
    kept: async picture => {
      const answer = await fetch(sandbox.now().origin + picture);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    },
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));
});
