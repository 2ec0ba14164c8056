import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReply } from '@/infrastructure/http/client/readReply';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '#sandbox/endpoints/endpoints';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';

const SPAN = 'startFrom=2026-01-01T00:00:00Z&endAt=2026-02-01T00:00:00Z';
const appointment = {
  startsAt: '2026-03-28T09:00:00Z',
  endsAt: '2026-03-28T09:50:00Z',
  timeZone: 'Europe/London',
  kind: 'video',
  status: 'scheduled',
  place: '',
};
const risk = {
  level: 'low',
  suicidalThoughts: 'none',
  selfHarm: 'none',
  harmToOthers: 'none',
  harmFromOthers: 'none',
  selfNeglect: 'none',
  summary: 'x',
  protectiveFactors: '',
  plan: '',
  status: 'open',
};
const file = { googleDriveFileId: 'f', googleDriveFolderId: 'g', fileName: 'a.pdf', contentType: 'application/pdf' };
const id = (last: number) => `3f1c9a52-6f0e-4a58-9d3c-0000000000${String(last).padStart(2, '0')}`;

interface Sent {
  readonly query?: string;
  readonly body?: object;
}

/** The input that each call needs to reach its handler, by its place in the table. Calls not listed need none. */
const sent: Readonly<Record<string, Sent>> = {
  'patientCare.setHighRisk': { body: { highRisk: true } },
  'patientCare.addNote': { query: 'note=x' },
  'patients.graph': { query: SPAN },
  'patientApp.graph': { query: SPAN },
  'patientRecord.changeRecord': { body: { goals: 'x' } },
  'patientRecord.addRiskAssessment': { body: { riskAssessmentId: id(1), ...risk } },
  'patientRecord.changeRiskAssessment': { body: { plan: 'x' } },
  'patientMoments.fileUploadPolicy': { query: 'type=image&fileName=a.png' },
  'patientMoments.addAppointment': { body: { momentId: id(2), appointment } },
  'patientMoments.editAppointments': { body: { changes: [{ momentId: 'x', status: 'cancelled' }] } },
  'patientMoments.requestHardDelete': { body: { reason: 'Wrong patient' } },
  'patientMoments.addDriveFile': { body: { momentId: id(3), ...file } },
  'patientMoments.addCgi': { body: { momentId: id(4), severity: 3 } },
  'patientMoments.addRiskAssessmentMoment': { body: { riskAssessmentId: 'x' } },
  'patientMoments.setDescription': { body: { description: 'x' } },
  'assignedPatients.list': { query: 'skip=0&limit=20' },
  'ownMoments.batchTimestamps': { query: 'eventType[]=phq9' },
  'ownMoments.timestamps': { query: 'eventType=phq9' },
  'ownMoments.activityCounters': { query: 'activityIds[]=walk&startTime=2026-01-01T00:00:00Z' },
  'ownMoments.activityTotals': { query: 'activityIds[]=walk' },
  'ownMoments.latestRelaxationLevels': { query: 'count=3' },
  'ownMoments.latestEventMoments': { query: 'momentType=checkup&count=3' },
  'patientApp.updateMetadata': { body: { metadataChangeList: [{ key: 'a', value: 'b' }] } },
};

interface Row extends Sent {
  readonly name: string;
  readonly endpoint: Endpoint;
}

const features = [
  'patientCare',
  'assignedPatients',
  'patients',
  'patientMoments',
  'patientRecord',
  'ownMoments',
  'patientApp',
  'drive',
  'profile',
] as const;
const rows: readonly Row[] = features.flatMap(feature =>
  Object.entries<Endpoint>(endpoints[feature]).map(([call, endpoint]) => ({
    name: `${feature}.${call}`,
    endpoint,
    ...sent[`${feature}.${call}`],
  })),
);
const ofOnePatient = rows.filter(({ endpoint }) => endpoint.path.includes('{patientId}'));

describe('calls about patients', () => {
  let sandbox: Sandbox;
  const ask = async (
    row: Row,
    uid: string,
    path: Readonly<Record<string, string>> = {},
    headers: Record<string, string> = {},
  ) => {
    const { scopes = [] } = sandbox.backend.chat.people.find(uid) ?? {};
    const place = row.endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? 'none');
    const authorization = `Bearer ${sandbox.backend.sessions.begin(uid, scopes)}`;
    const response = await fetch(`http://127.0.0.1:${sandbox.port}/api${place}${row.query ? `?${row.query}` : ''}`, {
      method: row.endpoint.method,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      ...(row.body && { body: JSON.stringify(row.body) }),
    });
    return { status: response.status, text: await response.text(), etag: response.headers.get('etag') };
  };
  const named = (name: string, changed: Sent = {}): Row => {
    const row = rows.find(known => known.name === name);
    if (!row) throw new Error(`There is no call ${name}`);
    return { ...row, ...changed };
  };

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  });
  afterAll(() => sandbox.stop());

  describe.each(ofOnePatient)('$name', row => {
    it.each(['p-01', 'c-0001', 'nobody'])(
      'refuses a therapist who does not look after %s, and records the attempt',
      async patientId => {
        const headers = row.endpoint.etag === 'demands' ? { 'if-match': '"x"' } : {};
        expect(await ask(row, 'staff-chloe', { patientId }, headers)).toMatchObject({
          status: 403,
          text: expect.stringMatching(/^NOT_IN_CHAT_WITH_PATIENT\n/),
        });
        expect(sandbox.backend.audit.all().at(-1)).toMatchObject({
          event: 'authz_fail',
          call: row.name,
          subject: patientId,
          user: 'staff-chloe',
        });
      },
    );
  });

  it('return the shape of the table, for patients with and without a history', async () => {
    const answered: string[] = [];
    for (const row of rows.filter(({ endpoint }) => endpoint.method === 'GET')) {
      const isOwn = row.endpoint.access.who === 'session' && row.endpoint.access.scopes.includes('patient:chat');
      for (const [uid, patientId] of isOwn
        ? ([
            ['patient-04', ''],
            ['patient-19', ''],
          ] as const)
        : ([
            ['staff-amelia', 'p-04'],
            ['staff-amelia', 'p-19'],
          ] as const)) {
        const { status, text } = await ask(row, uid, {
          patientId,
          momentId: 'p-04-note-0',
          riskAssessmentId: 'p-04-assessment-0',
          metadataDocumentId: 'a',
        });
        if (status === 404) continue;
        expect([row.name, status, readReply(row.endpoint.reply, text)]).toEqual([
          row.name,
          200,
          { ok: true, value: expect.objectContaining({ unreadable: 0 }) },
        ]);
        answered.push(row.name);
      }
    }
    expect(new Set(answered).size).toBeGreaterThanOrEqual(40);
  });

  it.each(rows.filter(({ endpoint }) => endpoint.etag === 'demands'))(
    '$name requires the version it is based on, and refuses another',
    async row => {
      const uid = row.name.startsWith('patientApp') ? 'patient-04' : 'staff-amelia';
      const path = { patientId: 'p-04', riskAssessmentId: 'p-04-assessment-1', metadataDocumentId: 'programme' };
      const read = named(
        row.name
          .replace('changeRecord', 'record')
          .replace(/(change|delete)RiskAssessment/, 'riskAssessment')
          .replace('updateMetadata', 'metadataDocument'),
      );
      expect(await ask(row, uid, path)).toMatchObject({ status: 428, text: expect.stringMatching(/^EtagMissing/) });
      expect(await ask(row, uid, path, { 'if-match': '"old"' })).toMatchObject({
        status: 412,
        text: expect.stringMatching(/^EtagMismatch/),
      });
      const before = await ask(read, uid, path);
      const changed = await ask(row, uid, path, { 'if-match': before.etag ?? '' });
      expect(changed.status).toBe(row.endpoint.reply.kind === 'nothing' ? 204 : 200);
      expect(await ask(row, uid, path, { 'if-match': before.etag ?? '' })).toMatchObject({
        status: row.endpoint.method === 'DELETE' ? 404 : 412,
      });
      if (row.endpoint.reply.kind !== 'nothing') expect((await ask(read, uid, path)).etag).toBe(changed.etag);
    },
  );

  it('return working links to files of the drive', async () => {
    const listed = await ask(named('patientCare.patientMoments', { query: 'types[]=drive-file' }), 'staff-amelia', {
      patientId: 'p-07',
    });
    const [moment] = (
      JSON.parse(listed.text) as { moments: { momentId: string; driveFile: { contentType: string } }[] }
    ).moments;
    const { text } = await ask(named('patientMoments.driveFile'), 'staff-amelia', {
      patientId: 'p-07',
      momentId: moment?.momentId ?? '',
    });
    const shown = await fetch((JSON.parse(text) as { previewLink: string }).previewLink);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, moment?.driveFile.contentType]);
  });

  it.each<[string, Sent]>([
    ['patientCare.patientMoments', { query: 'limit=101' }],
    ['patientCare.patientMoments', { query: 'types[]=rumour' }],
    ['patientCare.patientMoments', { query: 'startFrom=2026-01-01' }],
    ['patientCare.addNote', { query: 'note=' }],
    ['patientCare.addNote', { query: 'note=%20%0A' }],
    ['patientCare.addNote', { query: 'note=x&momentId=mine' }],
    ['patientCare.addNote', { query: `note=${'x'.repeat(2_001)}` }],
    ['patients.graph', { query: 'startFrom=2026-01-01T00:00:00&endAt=2026-02-01T00:00:00' }],
    ['assignedPatients.list', { query: 'skip=-1&limit=20' }],
    ['assignedPatients.list', { query: 'skip=0&limit=101' }],
    ['patientMoments.addAppointment', { body: { momentId: 'mine', appointment } }],
    [
      'patientMoments.addAppointment',
      { body: { momentId: id(5), appointment: { ...appointment, startsAt: '2026-03-29T01:30' } } },
    ],
    [
      'patientMoments.addAppointment',
      { body: { momentId: id(5), appointment: { ...appointment, kind: 'telepathy' } } },
    ],
    ['patientMoments.addCgi', { body: { momentId: id(6), severity: 8 } }],
    ['patientMoments.addCgi', { body: { momentId: id(6), severity: 3, mood: 'good' } }],
    ['patientMoments.requestHardDelete', { body: { reason: '' } }],
    ['patientMoments.requestHardDelete', { body: { reason: ' ab  \n' } }],
    ['patientRecord.addRiskAssessment', { body: { riskAssessmentId: id(7), ...risk, reviewOn: '2026-13-01' } }],
  ])('%s rejects %j', async (name, changed) => {
    expect(await ask(named(name, changed), 'staff-amelia', { patientId: 'p-04', momentId: 'x' })).toMatchObject({
      status: 400,
      text: expect.stringMatching(/^ValidationError\n/),
    });
  });
});

describe('data recorded about patients', () => {
  it('survives a restart unchanged, with its versions and history', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'patients-'));
    const options = { port: 0, practice: false, dataDirectory: directory };
    const first = await startSandbox(options);
    const state = async ({ port, backend }: Sandbox) => {
      const authorization = `Bearer ${backend.sessions.begin('staff-amelia', ['therapist:list-patients'])}`;
      const paths = [
        '/patients/p-01/moments?limit=100',
        '/patients/p-01/patient-record',
        '/patients/p-01/patient-record/risk-assessments',
        '/patients/p-01',
        '/therapist/google-drive-account',
      ];
      return Promise.all(
        paths.map(async path => {
          const response = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers: { authorization } });
          return [response.headers.get('etag'), await response.text()];
        }),
      );
    };
    const change = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
      const authorization = `Bearer ${first.backend.sessions.begin('staff-amelia', ['therapist:list-patients'])}`;
      const response = await fetch(`http://127.0.0.1:${first.port}/api${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(response.status).toBeLessThan(300);
    };
    try {
      const [, record] = await state(first);
      await change('PUT', '/therapist/assigned-patients/p-01/high-risk', { highRisk: true });
      await change('POST', '/patients/p-01/moments/note?note=Kept');
      await change('POST', '/patients/p-01/moments/appointment', { momentId: id(8), appointment });
      await change('PUT', '/patients/p-01/moments/p-01-note-0/description', { description: 'Kept too' });
      await change('PATCH', '/patients/p-01/patient-record', { goals: 'New' }, { 'if-match': record?.[0] ?? '' });
      await change('POST', '/patients/p-01/patient-record/risk-assessments', { riskAssessmentId: id(9), ...risk });
      await change('POST', '/therapist/google-drive-account', { googleDriveEmail: 'amelia@mail.example' });
      const before = await state(first);
      await first.stop();
      const second = await startSandbox(options);
      expect(await state(second)).toEqual(before);
      await second.stop();
    } finally {
      await first.stop();
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
