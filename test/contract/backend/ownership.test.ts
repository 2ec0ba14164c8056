import 'reflect-metadata';
import type { DtoClass, Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '#sandbox/endpoints/endpoints';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import type { ChatRoom } from '#sandbox/backend/chat/ChatRoom';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { holdAllScopes } from '#test/support/builders/users/holdAllScopes';
import { startSandbox } from '#sandbox/server/startSandbox';
import { callApi } from '#test/sandbox/server/signInStaff';
import { sampleOfDto } from '#test/support/builders/kernel/sampleOfDto';
import { chatlessPatient, staffOf } from '#test/support/builders/kernel/sandboxClient';

interface Row {
  readonly name: string;
  readonly endpoint: Endpoint;
}

const rows: readonly Row[] = Object.entries<Readonly<Record<string, Endpoint>>>(endpoints).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([call, endpoint]) => ({ name: `${feature}.${call}`, endpoint })),
);
/** Logging out would end the session that the other calls use. */
const sessionRows = rows.filter(({ name, endpoint }) => endpoint.access.who === 'session' && name !== 'session.logout');
/** A claim is open to strangers, who are in the chat afterwards. */
const closedRows = sessionRows.filter(({ name }) => name !== 'chatActs.claimLead');
const demandedOf = ({ access }: Endpoint): readonly string[] => (access.who === 'session' ? access.scopes : []);
const scopesOf = ({ access }: Endpoint): readonly string[] =>
  access.who === 'session' ? [...access.scopes, ...(access.anyOf ?? [])] : [];
const isPatients = (endpoint: Endpoint) => scopesOf(endpoint).includes('patient:chat');

/** Calls that name a patient and yet belong to the caller. */
const ownThough = ['chat.unpinChat'];
/** A user with the scope may read any patient's log. Each reading is recorded as a look-up. */
const byScopeAlone = ['chatV1.chatHistory', 'chatV1.chatHistoryByUserId'];

const refusalTokens = [
  'Unauthorised',
  'Forbidden',
  'NOT_IN_CHAT_WITH_PATIENT',
  'OnlyReaderError',
  'NotLeadTherapistError',
  'TooManyLookUps',
  'InternalError',
];
const refusals = new RegExp(`^(${refusalTokens.join('|')})\n`);

/** A patient of one therapist, in a chat led by this therapist. */
interface Thing {
  readonly patient: Patient;
  readonly room: ChatRoom;
}

/** A path, query or body that fits the call and names the thing in every parameter. */
function partsFor({ path, query, body }: Endpoint, { patient, room }: Thing) {
  const names: Readonly<Record<string, string>> = {
    patientId: patient.patientId,
    patientIdOrEmail: patient.patientId,
    patientEmail: patient.email,
    userId: patient.patientId,
    chatRoomId: channelOfRoom(room),
    chatSessionId: room.id,
    therapistId: 'therapist-ivo',
    organisation: 'org-30',
    organisationID: 'org-30',
    parent: 'org-30',
    accessCode: 'HARBOUR-24',
    patient: patient.patientId,
    email: patient.email,
  };
  const filled = (dto: DtoClass): Readonly<Record<string, unknown>> => {
    const sample = sampleOfDto(dto);
    return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, names[name] ?? value]));
  };
  const inQuery = Object.entries(query ? filled(query) : {}).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map(item => [`${name}[]`, String(item)]) : [[name, String(value)]],
  );
  return {
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? 'none'),
    query: new URLSearchParams(inQuery).toString(),
    body: body && filled(body),
  };
}

describe('the objects that each call can reach', () => {
  let sandbox: Sandbox;
  let own: { readonly v1: Thing; readonly v2: Thing };

  const thingOf = (generation: 'v1' | 'v2', patient: Patient): Thing => {
    const { membership, rooms } = sandbox.backend.chat;
    const lead = staffOf(sandbox, 'staff-amelia');
    return { patient, room: rooms.save({ ...membership.join(lead, patient, generation), leadUid: lead.uid }) };
  };
  const thingFor = ({ owner }: Endpoint): Thing => (owner.of === 'chat' && owner.generation === 'v1' ? own.v1 : own.v2);
  const call = async (endpoint: Endpoint, thing: Thing, headers: Readonly<Record<string, string>>) => {
    const { path, query, body } = partsFor(endpoint, thing);
    const response = await fetch(`http://127.0.0.1:${sandbox.port}/api${path}?${query}`, {
      method: endpoint.method,
      headers: {
        ...headers,
        'content-type': 'application/json',
        ...(endpoint.etag === 'demands' && { 'if-match': '"x"' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  const as = (uid: string, scopes: readonly string[]) => ({
    authorization: `Bearer ${sandbox.backend.sessions.begin(uid, scopes)}`,
  });
  const notifys = (text: string, { patient }: Thing): boolean =>
    [patient.email, `"${patient.uid}"`, `"${patient.patientId}"`].some(word => text.includes(word));

  /** A user with all scopes and no relation to the object. */
  const expectClosed = async ({ name, endpoint }: Row, uid: string): Promise<void> => {
    const thing = thingFor(endpoint);
    const { status, text } = await call(endpoint, thing, as(uid, scopesOf(endpoint)));
    if (endpoint.owner.of === 'chat' || (endpoint.owner.of === 'patient' && endpoint.owner.relation !== 'anybody')) {
      const absent = endpoint.owner.of === 'chat' ? endpoint.owner.absent : undefined;
      expect([status, text]).toEqual(
        absent === undefined
          ? [403, expect.stringMatching(/^NOT_IN_CHAT_WITH_PATIENT\n/)]
          : [404, expect.stringMatching(new RegExp(`^${absent}\n`))],
      );
    }
    if (!['everybody', 'account'].includes(endpoint.owner.of) && !byScopeAlone.includes(name))
      expect([name, notifys(text, thing)]).toEqual([name, false]);
  };

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    holdAllScopes(sandbox, 'staff-amelia', 'staff-benedict', 'staff-chloe', 'staff-noor');
    own = { v2: thingOf('v2', chatlessPatient(sandbox)), v1: thingOf('v1', chatlessPatient(sandbox)) };
    await fetch(`http://127.0.0.1:${sandbox.port}/api/therapist/timezone`, {
      method: 'POST',
      headers: { ...as('staff-benedict', ['therapist:list-patients']), 'content-type': 'application/json' },
      body: JSON.stringify({ timeZone: 'Australia/Sydney' }),
    });
  });
  afterAll(() => sandbox.stop());

  it('are declared in the table: a call that names a patient or a chat belongs to that patient or chat', () => {
    const naming = rows.filter(({ endpoint: { path, body, query } }) =>
      [path, ...Object.keys(body ? sampleOfDto(body) : {}), ...Object.keys(query ? sampleOfDto(query) : {})].some(
        part => /\{?(patientId|patientEmail|userId|chatRoomId|chatSessionId)/.test(part),
      ),
    );
    const wrong = naming.filter(
      ({ name, endpoint: { owner } }) =>
        !['patient', 'chat', 'account'].includes(owner.of) &&
        !('shows' in owner && owner.shows === 'accounts') &&
        !ownThough.includes(name),
    );
    expect([naming.length >= 50, wrong.map(({ name }) => name)]).toEqual([true, []]);
    const open = rows
      .filter(({ endpoint: { owner } }) => owner.of === 'patient' && owner.relation === 'anybody')
      .map(({ name }) => name);
    expect(open.sort()).toEqual(
      [
        ...byScopeAlone,
        'organisations.moveToOrganisation',
        'chatActs.claimLead',
        'chatActs.patientChat',
        'chatActs.patientChatByEmail',
      ].sort(),
    );
  });

  describe.each(sessionRows)('$name', row => {
    const { endpoint } = row;

    it('is closed without a session', async () => {
      expect((await call(endpoint, thingFor(endpoint), {})).status).toBe(401);
    });

    it('is closed to the owner without one of its scopes', async () => {
      for (const missing of demandedOf(endpoint)) {
        const fewer = as(
          'staff-amelia',
          scopesOf(endpoint).filter(scope => scope !== missing),
        );
        expect(await call(endpoint, thingFor(endpoint), fewer)).toMatchObject({
          status: 403,
          text: `Forbidden\nMissing: ${missing}`,
        });
      }
    });
  });

  describe.each(closedRows)('$name', row => {
    const { endpoint } = row;

    it.each([
      ['a colleague of the same organisation', 'staff-chloe'],
      ['a colleague of another region', 'staff-benedict'],
    ])('is closed to %s', (_, uid) => expectClosed(row, isPatients(endpoint) ? 'patient-50' : uid));

    it('is closed to another patient', async () => {
      if (scopesOf(endpoint).length === 0) await expectClosed(row, 'patient-50');
      else if (!isPatients(endpoint))
        expect(await call(endpoint, thingFor(endpoint), as('patient-50', ['patient:chat']))).toMatchObject({
          status: 403,
          text: expect.stringMatching(/^Forbidden\n/),
        });
    });
  });

  it.each(sessionRows)('$name is open to the owner', async ({ endpoint }) => {
    own = { v2: thingOf('v2', own.v2.patient), v1: thingOf('v1', own.v1.patient) };
    const thing = thingFor(endpoint);
    const uid = isPatients(endpoint) ? thing.patient.uid : 'staff-amelia';
    expect((await call(endpoint, thing, as(uid, scopesOf(endpoint)))).text).not.toMatch(refusals);
  });

  it.each(rows.filter(({ endpoint }) => endpoint.access.who === 'idToken'))(
    '$name is closed to callers without a session',
    async ({ endpoint }) => {
      expect((await call(endpoint, own.v2, {})).status).toBe(401);
    },
  );

  it('allow a claim for a colleague with a reason, which is saved', async () => {
    const claim = endpoints.chatActs.claimLead;
    const claimed = await call(claim, own.v2, as('staff-chloe', scopesOf(claim)));
    expect([claimed.status, notifys(claimed.text, own.v2)]).toEqual([200, false]);
    expect(sandbox.backend.audit.all().at(-1)).toMatchObject({
      call: 'chatActs.claimLead',
      user: 'staff-chloe',
      patient: own.v2.patient.patientId,
      why: 'Sample',
    });
  });

  it.each([' \n', '\u200b', '\u2060\ufeff', '\u3164'])(
    'refuse a claim with the reason %j, which has no visible character',
    async reason => {
      const headers = as('staff-chloe', scopesOf(endpoints.chatActs.claimLead));
      const claimed = await callApi(
        sandbox,
        'POST',
        `/therapist/chats/${own.v2.patient.patientId}/claim-lead`,
        headers,
        { reason },
      );
      expect([claimed.status, claimed.text]).toEqual([400, expect.stringContaining('reason')]);
    },
  );

  it('raise an alert after too many look-ups of strangers in a row', async () => {
    const { patientChatByEmail } = endpoints.chatActs;
    const colleague = as('staff-noor', scopesOf(patientChatByEmail));
    const statuses: number[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      const patient = { ...own.v1.patient, email: `somebody-${turn}@patient.example` };
      statuses.push((await call(patientChatByEmail, { ...own.v1, patient }, colleague)).status);
    }
    expect([
      statuses.slice(0, 20).every(status => status === 404),
      statuses.slice(20).every(status => status === 429),
    ]).toEqual([true, true]);
    const alerts = sandbox.backend.audit.all().filter(({ event }) => event === 'excess_rate_limit_exceeded');
    expect(alerts).toEqual([expect.objectContaining({ user: 'staff-noor' })]);
    expect(JSON.stringify(sandbox.backend.audit.all())).not.toContain('@patient.example');
  });
});
