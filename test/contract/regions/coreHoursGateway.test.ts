import 'reflect-metadata';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { regionEndpoints } from '@/infrastructure/http/endpoints/regions';
import { AxiosCoreHoursGateway } from '@/infrastructure/http/regions/AxiosCoreHoursGateway';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import {
  coreHoursGatewayContract,
  type CoreHoursGatewayHarness,
} from '#test/support/contracts/regions/coreHoursGatewayContract';
import { FakeCoreHoursGateway } from '#test/support/fakes/regions/FakeCoreHoursGateway';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';

const clientOf = (baseUrl: string, cookie = 'c'): AxiosBackendClient =>
  new AxiosBackendClient({
    baseUrl,
    session: new FakeSessionVault({ user: { uid: 'staff-dana', email: 'd@staff.example' }, cookie }),
    reauthentication: new FakeReauthentication(),
    report: () => undefined,
  });

async function fake(): Promise<CoreHoursGatewayHarness> {
  const gateway = new FakeCoreHoursGateway();
  return {
    gateway,
    set: schedule => void (gateway.schedule = schedule),
    breakDown: () => void (gateway.schedule = 'unreachable'),
    stop: async () => undefined,
  };
}

async function axios(): Promise<CoreHoursGatewayHarness> {
  let answer = { status: 200, body: '' };
  const server = await startScriptedServer(() => answer);
  return {
    gateway: new AxiosCoreHoursGateway(clientOf(server.url)),
    set: schedule => void (answer = { status: 200, body: JSON.stringify(schedule) }),
    breakDown: () =>
      void (answer = {
        status: 200,
        body: JSON.stringify({ timeZone: 'Europe/London', startTime: { hours: 24, minutes: 0 }, endTime: {} }),
      }),
    stop: server.stop,
  };
}

coreHoursGatewayContract('FakeCoreHoursGateway', fake);
coreHoursGatewayContract('AxiosCoreHoursGateway', axios);

describe('the core hours of the sandbox', () => {
  let sandbox: Sandbox;
  const client = (): AxiosBackendClient =>
    clientOf(
      `http://127.0.0.1:${sandbox.port}/api`,
      sandbox.backend.sessions.begin('staff-dana', ['region-settings:view', 'region-settings:edit']),
    );

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 60 });
  });
  afterEach(() => sandbox.stop());

  it('are those that were set last', async () => {
    const body = {
      timeZone: 'Australia/Sydney',
      startTime: { hours: 22, minutes: 0 },
      endTime: { hours: 6, minutes: 0 },
    };
    expect((await client().call(regionEndpoints.setCoreHours, { body })).ok).toBe(true);
    expect(await new AxiosCoreHoursGateway(client()).read()).toEqual({ ok: true, value: body });
  });

  it('refuse a time zone that nobody knows', async () => {
    const body = { timeZone: 'Mars/Olympus', startTime: { hours: 9, minutes: 0 }, endTime: { hours: 17, minutes: 0 } };
    expect(await client().call(regionEndpoints.setCoreHours, { body })).toMatchObject({
      ok: false,
      failure: { status: 400, token: 'InvalidTimeZone' },
    });
  });
});
