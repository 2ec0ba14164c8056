import 'reflect-metadata';
import type { ChatRequestPart } from '@/domain/chat/requests/ChatRequest';
import { AxiosChatRequestGateway } from '@/infrastructure/http/chat/AxiosChatRequestGateway';
import { loadSessions } from '@/infrastructure/http/chat/loadSessions';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { ChatSessionDto, type ChatPatientDto } from '@/infrastructure/http/chat/chatDtos';
import { patientEndpoints } from '@/infrastructure/http/endpoints/patients';
import { GraphDto } from '@/infrastructure/http/patients/patientDtos';
import { sampleOfDto } from '#test/support/builders/kernel/sampleOfDto';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';

/** The id of a patient for whom the mapper throws. */
const UNMAPPABLE = 'p-unmappable';

jest.mock('@/infrastructure/http/chat/toChatPatient', () => {
  const { toChatPatient } = jest.requireActual<{ toChatPatient: (patient: ChatPatientDto) => unknown }>(
    '@/infrastructure/http/chat/toChatPatient',
  );
  return {
    toChatPatient: (patient: ChatPatientDto) => {
      if (patient.id === 'p-unmappable') throw new TypeError(`not a patient: ${patient.email}`);
      return toChatPatient(patient);
    },
  };
});

const request = {
  id: 'r-1',
  requestType: 'chat-patient-request',
  pubNub: true,
  emergency: true,
  requestedAt: '2026-03-01T09:30:00.000Z',
  message: 'Could we talk?',
  patient: { id: 'p-ana', userId: 'ana', email: 'ana@patient.example' },
  highRisk: true,
};

let body = '';
let server: Awaited<ReturnType<typeof startScriptedServer>>;
const unreadable: (readonly [question: string, items: number])[] = [];
const reports: string[] = [];
let backend: AxiosBackendClient;

beforeAll(async () => {
  server = await startScriptedServer(() => ({ body }));
  backend = new AxiosBackendClient({
    baseUrl: server.url,
    session: new FakeSessionVault({ user: { uid: 'ann', email: 'ann@staff.example' }, cookie: 'c' }),
    reauthentication: new FakeReauthentication(),
    report: ({ template }) => reports.push(template),
    onUnreadable: (question, items) => unreadable.push([question, items]),
  });
});
afterAll(() => server.stop());

const waiting = async (answer: unknown) => {
  body = JSON.stringify(answer);
  const read = await new AxiosChatRequestGateway(backend).waiting('v1');
  if (!read.ok) throw new Error(read.failure.kind);
  return read.value;
};

describe('a chat request with one malformed field', () => {
  it.each<[field: keyof typeof request, values: readonly unknown[], part: ChatRequestPart]>([
    ['requestType', [null, undefined, 7, {}], 'kind'],
    ['emergency', [null, undefined, 'yes', 0], 'emergency'],
    ['highRisk', [null, undefined, 'no', []], 'highRisk'],
    ['requestedAt', [null, undefined, 'yesterday', '2026-02-30T09:30:00Z', '2026-03-01', 5], 'requestedAt'],
    ['message', [null, undefined, 5, {}], 'message'],
    ['patient', [null, undefined, 'ana', [], {}, { id: 'p-ana' }], 'patient'],
  ])('is listed with its other fields, and names the unreadable part: %s', async (field, values, part) => {
    for (const value of values) {
      const { items, unreadable: missing } = await waiting([{ ...request, [field]: value }]);
      expect({ value, items, missing }).toMatchObject({
        value,
        items: [{ id: 'r-1', couldNotRead: [part] }],
        missing: 0,
      });
      const [{ emergency, highRisk, message, patient } = { message: '', patient: { id: '' } }] = items;
      const rest = { emergency, highRisk, message, patient: patient.id };
      const whole = { emergency: true, highRisk: true, message: 'Could we talk?', patient: 'p-ana' };
      const empty = { emergency: false, highRisk: false, message: '', patient: '' };
      expect(rest).toEqual(field in whole ? { ...whole, [field]: empty[field as keyof typeof empty] } : whole);
    }
  });

  it.each([['all of it'], [7], [['constructor']], [{}], ['message']])(
    'ignores an answer’s own list of unreadable parts: %j',
    async said => {
      expect(await waiting([{ ...request, couldNotCheck: said }])).toMatchObject({
        items: [{ id: 'r-1', couldNotRead: [] }],
        unreadable: 0,
      });
    },
  );

  it('has the requested generation when its own is malformed', async () => {
    const { items } = await waiting([{ ...request, pubNub: 'true' }]);
    expect(items).toMatchObject([{ generation: 'v1', couldNotRead: [] }]);
  });

  it.each([[null], [7], [[]], [{ ...request, id: null }], [{ ...request, id: 5 }]])(
    'counts as unreadable if it could not be accepted: %j',
    async odd => {
      expect(await waiting([odd, request])).toMatchObject({ items: [{ id: 'r-1' }], unreadable: 1 });
    },
  );
});

describe('an item that could not be read', () => {
  it('is counted for each call separately: V2 chats do not reset the count of V1 chats', async () => {
    const session = { ...sampleOfDto(ChatSessionDto), chatSessionId: 'c-1' };
    const odd = { ...session, chatSessionId: 'c-2', patient: null };
    const ask = async (generation: 'v1' | 'v2', answer: unknown) => {
      body = JSON.stringify(answer);
      return loadSessions(backend, generation);
    };
    unreadable.length = 0;
    expect(await ask('v1', [odd, session])).toMatchObject({
      ok: true,
      value: { items: [{ chatSessionId: 'c-1' }], unreadable: 1 },
    });
    expect(await ask('v2', [session])).toMatchObject({ ok: true, value: { unreadable: 0 } });
    expect(new Map(unreadable)).toEqual(
      new Map([
        ['GET /therapist/chats?skip=0&limit=50&pubNub=false', 1],
        ['GET /therapist/chats?skip=0&limit=50&pubNub=true', 0],
      ]),
    );
  });

  it('is left out of the list and counted when it is valid but cannot be mapped', async () => {
    const session = { ...sampleOfDto(ChatSessionDto), chatSessionId: 'c-1' };
    const patient = { id: UNMAPPABLE, userId: 'ana', email: 'ana@patient.example' };
    body = JSON.stringify([{ ...session, chatSessionId: 'c-2', patient }, session]);
    unreadable.length = 0;
    expect(await loadSessions(backend, 'v1')).toMatchObject({
      ok: true,
      value: { items: [{ chatSessionId: 'c-1' }], unreadable: 1 },
    });
    expect(unreadable.at(-1)?.[1]).toBe(1);
    // The report names the call and the kind of error, and nothing from the answer.
    expect(reports.at(-1)).toBe('GET /therapist/chats could not be read: TypeError');
  });

  it('is counted once for the same call with other parameters', async () => {
    const sample = sampleOfDto(GraphDto);
    const [first] = sample['mood'] as object[];
    body = JSON.stringify({ ...sample, mood: [first, null] });
    unreadable.length = 0;
    for (const endAt of ['2026-03-01T10:00:00.000Z', '2026-03-01T10:01:00.000Z'])
      await backend.call(patientEndpoints.graph, {
        path: { patientId: 'p-ana' },
        query: { startFrom: '2026-02-01T00:00:00.000Z', endAt },
      });
    expect(unreadable).toEqual(Array(2).fill(['GET /patients/p-ana/graph?', 1]));
  });
});
