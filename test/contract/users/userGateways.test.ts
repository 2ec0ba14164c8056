import 'reflect-metadata';
import { AxiosUserGateway } from '@/infrastructure/http/users/AxiosUserGateway';
import { AxiosUserAccountGateway } from '@/infrastructure/http/users/AxiosUserAccountGateway';
import { AxiosRightsGateway } from '@/infrastructure/http/users/AxiosRightsGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { userGatewayContract } from '#test/support/contracts/users/userGatewayContract';
import { FakeUserGateway } from '#test/support/fakes/users/FakeUserGateway';
import { userAccountGatewayContract } from '#test/support/contracts/users/userAccountGatewayContract';
import { FakeUserAccountGateway } from '#test/support/fakes/users/FakeUserAccountGateway';
import { rightsGatewayContract } from '#test/support/contracts/users/rightsGatewayContract';
import { FakeRightsGateway } from '#test/support/fakes/users/FakeRightsGateway';

const sandbox = sharedSandbox();

describe('people in the sandbox', () => {
  userGatewayContract('FakeUserGateway', async () => {
    const gateway = new FakeUserGateway();
    for (let number = 1; number <= 7; number += 1) gateway.add(`person-${number}`);
    gateway.add('manager', { 'therapist-manager': '' });
    gateway.add('patient', {}, { user: { kind: 'patient' } });
    return {
      gateway,
      person: 'person-3',
      patient: 'patient',
      found: { emailAddress: 'person-5@', id: 'person-5' },
      breakDown: () => gateway.planned.failNext('list', { kind: 'unreachable' }),
      stop: async () => undefined,
    };
  });

  /** Each test has a separate person, who was neither staff nor a patient before. */
  let people = 5_000;

  const gateway = (uid = 'staff-dana') => new AxiosUserGateway(sandboxClient(sandbox.now(), uid).client);

  userGatewayContract('AxiosUserGateway', async () => ({
    gateway: gateway(),
    person: `user-0${(people += 1)}`,
    patient: 'patient-05',
    found: { emailAddress: 'dana.w', id: 'staff-dana' },
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));

  const change = async (userId: string) => {
    const users = gateway();
    const access = await users.access(userId);
    if (!access.ok) throw new Error('There is such a person.');
    const wanted = { groups: [], scopes: [], lastDays: [], reason: 'Covers for a colleague on leave' };
    const answer = await users.changeGroups(userId, wanted, access.value.etag);
    return answer.ok ? answer.value : answer.failure;
  };

  it('reports whose access cannot be changed, and why', async () => {
    expect(await change('staff-dana')).toEqual({ kind: 'selfChange' });
    expect(await change('staff-amelia')).toEqual({ kind: 'handOverFirst' });
  });

  it('names the scopes that no one else holds', async () => {
    const { access } = sandbox.now().backend.chat.people;
    const [dana] = [access.accessOf('staff-dana').grants];
    for (const { id } of sandbox.now().backend.users.directory.holders()) if (id !== 'staff-emrys') access.put(id, []);
    // The acting user may edit the provider only for a day, and so is not a permanent holder.
    const until = Math.floor(sandbox.now().clock.now() / 1000) + 86_400;
    access.put(
      'staff-dana',
      dana.map(grant => ({ ...grant, until })),
    );
    access.put('staff-emrys', dana);
    expect(await change('staff-emrys')).toMatchObject({
      kind: 'lastHolder',
      scopes: expect.arrayContaining(['organisations:edit-thrive']) as unknown,
    });
  });

  it('requires a recent sign-in five minutes after the last one', async () => {
    const users = gateway();
    const access = await users.access('user-04000');
    sandbox.now().clock.offsetMs += 5 * 60_000 + 1_000;
    const wanted = { groups: ['admin'], scopes: [], lastDays: [], reason: 'Covers for a colleague on leave' } as const;
    const answer = access.ok ? await users.changeGroups('user-04000', wanted, access.value.etag) : access;
    expect(answer).toEqual({ ok: false, failure: { kind: 'recentLoginRequired' } });
  });
});

userAccountGatewayContract('FakeUserAccountGateway', async () => {
  const gateway = new FakeUserAccountGateway();
  return {
    gateway,
    codes: [
      ['NORTH-1', 'north'],
      ['SOUTH-1', 'south'],
    ],
    self: gateway.self,
    breakDown: () => gateway.planned.failNext('choosableOrganisations', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

describe('accounts in the sandbox', () => {
  const gateway = () => new AxiosUserAccountGateway(sandboxClient(sandbox.now(), 'staff-dana').client);

  userAccountGatewayContract('AxiosUserAccountGateway', async () => ({
    gateway: gateway(),
    codes: [
      ['HARBOUR-24', 'org-2'],
      ['MILL-LANE', 'org-26'],
    ],
    self: 'staff-dana',
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));
});

describe('rights in the sandbox', () => {
  rightsGatewayContract('FakeRightsGateway', async () => {
    const users = new FakeUserGateway();
    users
      .add('person')
      .add('patient', {}, { user: { kind: 'patient' } })
      .add('hugo', {}, { user: { state: 'disabled' } });
    const gateway = new FakeRightsGateway(users);
    gateway.codes.add('NORTH-2026');
    return {
      ...{ gateway, users, person: 'person', patient: 'patient', disabled: 'hugo', code: 'NORTH-2026' },
      breakDown: () => gateway.planned.failNext('analystReports', { kind: 'unreachable' }),
      stop: async () => undefined,
    };
  });

  /** Each test has a separate person, who was neither staff nor a patient before. */
  let people = 6_000;

  rightsGatewayContract('AxiosRightsGateway', async () => {
    const { client } = sandboxClient(sandbox.now(), 'staff-dana');
    return {
      gateway: new AxiosRightsGateway(client),
      users: new AxiosUserGateway(client),
      person: `user-0${(people += 1)}`,
      patient: 'patient-05',
      disabled: 'staff-hugo',
      code: 'HARBOUR-24',
      breakDown: sandbox.breakDown,
      stop: sandbox.mend,
    };
  });

  it('requires a recent sign-in five minutes after the last one', async () => {
    const gateway = new AxiosRightsGateway(sandboxClient(sandbox.now(), 'staff-dana').client);
    sandbox.now().clock.offsetMs += 5 * 60_000 + 1_000;
    const wanted = { userId: 'user-04010', reason: 'Covers for a colleague on leave' };
    expect(await gateway.promoteToTherapist(wanted)).toEqual({ ok: false, failure: { kind: 'recentLoginRequired' } });
  });
});
