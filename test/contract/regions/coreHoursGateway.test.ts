import 'reflect-metadata';
import { regionEndpoints } from '@/infrastructure/http/endpoints/regions';
import { AxiosCoreHoursGateway } from '@/infrastructure/http/regions/AxiosCoreHoursGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { coreHoursGatewayContract } from '#test/support/contracts/regions/coreHoursGatewayContract';
import { FakeCoreHoursGateway } from '#test/support/fakes/regions/FakeCoreHoursGateway';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';

coreHoursGatewayContract('FakeCoreHoursGateway', async () => {
  const gateway = new FakeCoreHoursGateway();
  return { gateway, breakDown: () => void (gateway.schedule = 'unreachable'), stop: async () => undefined };
});

const everyDay = {
  timeZone: 'Europe/London',
  startTime: { hours: 9, minutes: 0 },
  endTime: { hours: 17, minutes: 0 },
};

describe('in the sandbox', () => {
  const sandbox = sharedSandbox();
  const client = (uid = 'staff-dana') => sandboxClient(sandbox.now(), uid).client;

  coreHoursGatewayContract('AxiosCoreHoursGateway', async () => ({
    gateway: new AxiosCoreHoursGateway(client()),
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));

  it('are changed by the three fields alone, and then hold every day', async () => {
    const gateway = new AxiosCoreHoursGateway(client());
    const before = await gateway.read();
    const basedOn = before.ok ? before.value.version : undefined;
    const body = { ...everyDay, ...(basedOn !== undefined && { basedOn }) };
    expect((await client().call(regionEndpoints.setCoreHours, { body })).ok).toBe(true);
    expect(await gateway.read()).toMatchObject({ ok: true, value: { schedule: everyDay } });
  });

  it('are not changed without the version that was read', async () => {
    expect(
      await client().call(regionEndpoints.setCoreHours, { body: everyDay }, { expects: [409], ownWords: true }),
    ).toMatchObject({ ok: false, failure: { kind: 'refused', status: 409, token: 'ConflictError' } });
  });

  it('are not read where a part of the answer cannot be', async () => {
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
