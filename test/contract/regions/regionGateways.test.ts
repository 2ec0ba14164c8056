import 'reflect-metadata';
import { regionEndpoints } from '@/infrastructure/http/endpoints/regions';
import { AxiosCoreHoursGateway } from '@/infrastructure/http/regions/AxiosCoreHoursGateway';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { EdgeRegionGateway } from '@/infrastructure/http/regions/EdgeRegionGateway';
import { AxiosSwitchGateway } from '@/infrastructure/http/regions/AxiosSwitchGateway';
import { profileEndpoints } from '@/infrastructure/http/endpoints/profile';
import { AxiosTherapistHoursGateway } from '@/infrastructure/http/regions/AxiosTherapistHoursGateway';
import { AxiosUserGateway } from '@/infrastructure/http/users/AxiosUserGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { coreHoursGatewayContract } from '#test/support/contracts/regions/coreHoursGatewayContract';
import { FakeCoreHoursGateway } from '#test/support/fakes/regions/FakeCoreHoursGateway';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';
import { regionGatewayContract } from '#test/support/contracts/regions/regionGatewayContract';
import { FakeRegionGateway } from '#test/support/fakes/regions/FakeRegionGateway';
import { switchGatewayContract } from '#test/support/contracts/regions/switchGatewayContract';
import { FakeSwitchGateway } from '#test/support/fakes/regions/FakeSwitchGateway';
import { therapistHoursGatewayContract } from '#test/support/contracts/regions/therapistHoursGatewayContract';
import { FakeTherapistHoursGateway } from '#test/support/fakes/regions/FakeTherapistHoursGateway';

const sandbox = sharedSandbox();

coreHoursGatewayContract('FakeCoreHoursGateway', async () => {
  const gateway = new FakeCoreHoursGateway();
  return { gateway, breakDown: () => void (gateway.schedule = 'unreachable'), stop: async () => undefined };
});

const everyDay = {
  timeZone: 'Europe/London',
  startTime: { hours: 9, minutes: 0 },
  endTime: { hours: 17, minutes: 0 },
};

describe('core hours in the sandbox', () => {
  const client = (uid = 'staff-dana') => sandboxClient(sandbox.now(), uid).client;

  coreHoursGatewayContract('AxiosCoreHoursGateway', async () => ({
    gateway: new AxiosCoreHoursGateway(client()),
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));

  it('have daily hours only when changed with the three former fields', async () => {
    const gateway = new AxiosCoreHoursGateway(client());
    const before = await gateway.read();
    const basedOn = before.ok ? before.value.version : undefined;
    const body = { ...everyDay, ...(basedOn !== undefined && { basedOn }) };
    expect((await client().call(regionEndpoints.setCoreHours, { body })).ok).toBe(true);
    expect(await gateway.read()).toMatchObject({ ok: true, value: { schedule: everyDay } });
  });

  it('are not changed without the version they are based on', async () => {
    expect(
      await client().call(regionEndpoints.setCoreHours, { body: everyDay }, { expects: [409], ownWords: true }),
    ).toMatchObject({ ok: false, failure: { kind: 'refused', status: 409, token: 'ConflictError' } });
  });

  it('are not read if a part of the answer is invalid', async () => {
    for (const part of [
      { week: [{ weekday: 8, isOpen: false }] },
      { week: [{ weekday: 6, isOpen: true }] },
      { exceptions: [{ date: 'Christmas', isOpen: false }] },
      { startTime: { hours: 24, minutes: 0 } },
    ]) {
      const server = await startScriptedServer(() => ({
        status: 200,
        body: JSON.stringify({ ...everyDay, version: '1', ...part }),
      }));
      const scripted = new AxiosBackendClient({
        baseUrl: server.url,
        session: new FakeSessionVault({ user: { uid: 'staff-dana', email: 'd@staff.example' }, cookie: 'c' }),
        reauthentication: new FakeReauthentication(),
        report: () => undefined,
      });
      const answer = await new AxiosCoreHoursGateway(scripted).read();
      await server.stop();
      expect(answer).toEqual({ ok: false, failure: { kind: 'unreachable', unreadable: true } });
    }
  });
});

regionGatewayContract('FakeRegionGateway', async () => {
  const gateway = new FakeRegionGateway();
  return {
    gateway,
    setCountry: country => void (gateway.country = country),
    breakDown: () => void (gateway.isBroken = true),
    stop: async () => undefined,
  };
});

describe('the region in the sandbox, before anyone signs in', () => {
  const baseUrl = (): string => `http://127.0.0.1:${sandbox.now().port}/api`;

  regionGatewayContract('EdgeRegionGateway', async () => ({
    gateway: new EdgeRegionGateway(baseUrl()),
    setCountry: country => sandbox.now().faults.set({ country }),
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));

  it('is decided by the edge, not by a header of the caller', async () => {
    const answer = await fetch(`${baseUrl()}/regions`, { headers: { 'CF-IPCountry': 'AU' } });
    expect(await answer.json()).toEqual({ country: 'GB', region: 'UK' });
  });
});

switchGatewayContract('FakeSwitchGateway', async () => {
  const gateway = new FakeSwitchGateway();
  const breakDown = () => {
    gateway.planned.failAlways('all', { kind: 'unreachable' });
    gateway.planned.failAlways('value', { kind: 'unreachable' });
  };
  return { gateway, breakDown, stop: async () => undefined };
});

describe('switches in the sandbox', () => {
  switchGatewayContract('AxiosSwitchGateway', async () => ({
    gateway: new AxiosSwitchGateway(sandboxClient(sandbox.now(), 'staff-dana').client),
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));
});

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

describe('hours of therapists in the sandbox', () => {
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

  it('returns the times of everyone in the group, by the ids of the user list', async () => {
    const users = new AxiosUserGateway(client());
    const page = await users.list({ emailAddress: '', groups: ['therapist'], accessCode: '' }, []);
    if (!page.ok) throw new Error('The list can be read.');
    expect(page.value.total).toBeGreaterThan(180);
    const answers = await Promise.all(page.value.users.slice(0, 40).map(({ id }) => gateway().hoursOf(id)));
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  });
});
