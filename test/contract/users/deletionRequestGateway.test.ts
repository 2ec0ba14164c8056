import 'reflect-metadata';
import { AxiosDeletionRequestGateway } from '@/infrastructure/http/users/AxiosDeletionRequestGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { callsOf } from '#test/support/builders/organisations/organisationCalls';
import { deletionRequestGatewayContract } from '#test/support/contracts/users/deletionRequestGatewayContract';
import { FakeDeletionRequestGateway } from '#test/support/fakes/users/FakeDeletionRequestGateway';

deletionRequestGatewayContract('FakeDeletionRequestGateway', async () => {
  const gateway = new FakeDeletionRequestGateway();
  gateway
    .add('ann', { duties: { openChats: 2, patientsLed: null, appointments: 0 } })
    .add('ben', { state: 'withdrawn', endedAt: 1_780_372_000_000 })
    .add('gone', {
      ...{ state: 'carriedOut', isGone: true, endedAt: 1_780_372_000_000 },
      endedBy: { id: 'emrys', name: 'Emrys Vaughan' },
    });
  return {
    ...{ gateway, open: 'ann', withdrawn: 'ben', carriedOut: 'gone' },
    breakDown: () => gateway.planned.failNext('list', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

describe('deletion requests in the sandbox', () => {
  const sandbox = sharedSandbox();
  const ask = (uid: string, emailAddress: string) =>
    callsOf(sandbox.now(), uid, 'all')('POST', '/account/request-deletion', { body: { emailAddress } });
  const gateway = () => new AxiosDeletionRequestGateway(sandboxClient(sandbox.now(), 'staff-dana').client);
  const requestsOf = async (userId: string) => {
    const read = await gateway().list();
    return read.ok ? read.value.requests.filter(request => request.userId === userId) : [];
  };

  deletionRequestGatewayContract('AxiosDeletionRequestGateway', async () => {
    expect((await ask('staff-amelia', 'amelia.hart@staff.example')).status).toBe(200);
    return {
      ...{ gateway: gateway(), open: 'staff-amelia', withdrawn: 'user-00417', carriedOut: 'user-deleted-1' },
      breakDown: sandbox.breakDown,
      stop: sandbox.mend,
    };
  });

  it('keep a withdrawn one beside a new one', async () => {
    const email = 'benedict.okafor@staff.example';
    await ask('staff-benedict', email);
    sandbox.now().backend.sessions.revokeAllOf('staff-benedict');
    await ask('staff-benedict', email);
    await ask('staff-benedict', email);
    expect((await requestsOf('staff-benedict')).map(({ state }) => state)).toEqual(['withdrawn', 'open']);
  });

  it('count the open duties of a patient', async () => {
    const { people, rooms } = sandbox.now().backend.chat;
    const patient = people.patients().find(({ patientId }) => rooms.activeOf(patientId) !== undefined);
    if (patient === undefined) throw new Error('Some patient has a chat.');
    expect((await ask(patient.uid, patient.email)).status).toBe(200);
    const [request] = await requestsOf(people.idOf(patient.uid));
    expect(request).toMatchObject({ state: 'open', duties: { openChats: 1, patientsLed: 0 } });
  });

  it('are confidential to administrators of the provider', async () => {
    const { client } = sandboxClient(sandbox.now(), 'staff-amelia');
    expect(await new AxiosDeletionRequestGateway(client).list()).toEqual({
      ok: false,
      failure: { kind: 'notAllowed' },
    });
  });
});
