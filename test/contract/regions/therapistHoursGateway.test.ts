import 'reflect-metadata';
import { profileEndpoints } from '@/infrastructure/http/endpoints/profile';
import { AxiosTherapistHoursGateway } from '@/infrastructure/http/regions/AxiosTherapistHoursGateway';
import { AxiosUserGateway } from '@/infrastructure/http/users/AxiosUserGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { therapistHoursGatewayContract } from '#test/support/contracts/regions/therapistHoursGatewayContract';
import { FakeTherapistHoursGateway } from '#test/support/fakes/regions/FakeTherapistHoursGateway';

therapistHoursGatewayContract('FakeTherapistHoursGateway', async () => {
  const gateway = new FakeTherapistHoursGateway();
  return {
    gateway,
    therapist: 'amelia',
    set: hours => void gateway.hours.set('amelia', hours),
    breakDown: () => gateway.planned.failAlways('hoursOf', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

describe('in the sandbox', () => {
  const sandbox = sharedSandbox();
  const client = (uid = 'staff-dana') => sandboxClient(sandbox.now(), uid).client;
  const gateway = (): AxiosTherapistHoursGateway => new AxiosTherapistHoursGateway(client());
  let waiting: Promise<unknown> = Promise.resolve();

  therapistHoursGatewayContract('AxiosTherapistHoursGateway', async () => ({
    gateway: { hoursOf: id => waiting.then(() => gateway().hoursOf(id)) },
    therapist: 'staff-amelia',
    set: ({ timeZone, times }) => {
      const body = { timeZone, times: times.map(time => ({ ...time })) };
      waiting = client('staff-amelia').call(profileEndpoints.replaceAvailability, { body });
    },
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));

  it('gives the times of everybody in the group, by the ids of the list of people', async () => {
    const users = new AxiosUserGateway(client());
    const page = await users.list({ emailAddress: '', groups: ['therapist'], accessCode: '' }, []);
    if (!page.ok) throw new Error('The list can be read.');
    expect(page.value.total).toBeGreaterThan(180);
    const answers = await Promise.all(page.value.users.slice(0, 40).map(({ id }) => gateway().hoursOf(id)));
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  });
});
