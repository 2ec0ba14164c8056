import 'reflect-metadata';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { AxiosDeletionRequestGateway } from '@/infrastructure/http/users/AxiosDeletionRequestGateway';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';

const request = {
  ...{ id: 'ann/1', userId: 'ann', firstName: 'Ann', lastName: 'Lee', emailAddress: 'ann@staff.example' },
  ...{ requestedAt: '2026-03-01T09:30:00.000Z', requestedByUserId: 'ann', state: 'open', duties: { openChats: 1 } },
};

let body = '';
let server: Awaited<ReturnType<typeof startScriptedServer>>;
let gateway: AxiosDeletionRequestGateway;

beforeAll(async () => {
  server = await startScriptedServer(() => ({ body }));
  const backend = new AxiosBackendClient({
    baseUrl: server.url,
    session: new FakeSessionVault({ user: { uid: 'dana', email: 'dana@staff.example' }, cookie: 'c' }),
    reauthentication: new FakeReauthentication(),
    report: () => undefined,
  });
  gateway = new AxiosDeletionRequestGateway(backend);
});
afterAll(() => server.stop());

const read = async (odd: object) => {
  body = JSON.stringify({ requests: [{ ...request, ...odd }] });
  const listed = await gateway.list();
  return listed.ok ? { ...listed.value.requests[0], unreadable: listed.value.unreadable } : listed.failure;
};

describe('AxiosDeletionRequestGateway', () => {
  it.each([
    [{ emailAddress: undefined }, false],
    [{ emailAddress: undefined, firstName: undefined, lastName: undefined }, false],
    [{ accountGone: 'yes' }, false],
    [{ accountGone: true }, true],
  ])('reads from %j whether the account is gone: %s', async (odd, isGone) => {
    expect(await read(odd)).toMatchObject({ isGone });
  });

  it.each([
    [{ firstName: 5 }, { name: 'Lee', couldNotRead: ['name'] }],
    [{ emailAddress: 5 }, { emailAddress: undefined, couldNotRead: ['emailAddress'] }],
    [{ requestedAt: 'soon' }, { requestedAt: undefined, couldNotRead: ['requestedAt'] }],
    [{ requestedByUserId: 5 }, { requestedBy: undefined, couldNotRead: ['requestedBy'] }],
    [{ duties: null }, { duties: { openChats: null, patientsLed: null, appointments: null }, couldNotRead: [] }],
    [{ duties: [] }, { duties: { openChats: null, patientsLed: null, appointments: null }, couldNotRead: [] }],
    [{ state: null }, { state: undefined, couldNotRead: ['state'] }],
    [{ state: 'asleep' }, { state: undefined, couldNotRead: [] }],
    [
      { state: 'withdrawn', endedAt: 0 },
      { state: 'withdrawn', endedAt: undefined, couldNotRead: ['endedAt'] },
    ],
    [
      { state: 'withdrawn', endedByName: {} },
      { endedBy: undefined, couldNotRead: ['endedBy'] },
    ],
  ])('keeps a request with an unreadable part: %j', async (odd, expected) => {
    expect(await read(odd)).toMatchObject({ userId: 'ann', unreadable: 0, ...expected });
  });

  it('returns the names of people whose id is missing', async () => {
    const odd = { requestedByUserId: undefined, requestedByName: 'Dana', state: 'withdrawn', endedByName: 'Emrys' };
    expect(await read(odd)).toMatchObject({
      requestedBy: { id: undefined, name: 'Dana' },
      endedBy: { id: undefined, name: 'Emrys' },
    });
  });
});
