import 'reflect-metadata';
import { AxiosRightsGateway } from '@/infrastructure/http/users/AxiosRightsGateway';
import { AxiosUserGateway } from '@/infrastructure/http/users/AxiosUserGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { rightsGatewayContract } from '#test/support/contracts/users/rightsGatewayContract';
import { FakeRightsGateway } from '#test/support/fakes/users/FakeRightsGateway';
import { FakeUserGateway } from '#test/support/fakes/users/FakeUserGateway';

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

/** Each test has a person of its own: neither staff nor patients before. */
let people = 6_000;

describe('in the sandbox', () => {
  const sandbox = sharedSandbox();

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

  it('demands a recent sign-in five minutes after the last one', async () => {
    const gateway = new AxiosRightsGateway(sandboxClient(sandbox.now(), 'staff-dana').client);
    sandbox.now().clock.offsetMs += 5 * 60_000 + 1_000;
    const wanted = { userId: 'user-04010', reason: 'Covers for a colleague on leave' };
    expect(await gateway.promoteToTherapist(wanted)).toEqual({ ok: false, failure: { kind: 'recentLoginRequired' } });
  });
});
