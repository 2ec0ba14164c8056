import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { personStreams } from '#sandbox/backend/userData/personStreams';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import { staffOf } from '#test/support/builders/kernel/sandboxClient';
import { canaries, canariesIn, canaryEmail, plantCanaries } from '#test/support/builders/userData/canaryPatient';
import { readZip } from '#test/support/builders/userData/readZip';

const DAY_MS = 86_400_000;
const BY = 'staff-dana';
const clock = new OffsetClock();
const logged: string[] = [];
const taken = new Set<string>();
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({
    ...{ port: 0, practice: false, longestChat: 10, clock },
    log: line => logged.push(line),
  });
}, 60_000);
afterAll(() => sandbox.stop());

const service = () => sandbox.backend.userData.service;
const userOf = (id: string) => sandbox.backend.users.directory.get(id);
const bytesOf = ({ zip }: { readonly zip: string }) => new Uint8Array(Buffer.from(zip, 'base64'));
const contentOf = (id: string) => sandbox.backend.userData.books.read(userOf(id));

/** A patient who may be deleted, another one on every call. */
function aPatient() {
  const { people, requests, rooms, membership } = sandbox.backend.chat;
  const patient = people.patients().find(({ uid, email }) => !taken.has(uid) && !email.endsWith('.invalid'));
  if (patient === undefined) throw new Error('Every patient has had their turn.');
  const { uid, patientId } = patient;
  taken.add(uid);
  const room = rooms.activeOf(patientId);
  if (room) membership.end(room, 'Over.');
  for (const request of requests.waiting().filter(one => one.patientId === patientId))
    requests.settle(request, { acceptedBy: 'staff-amelia', acceptedSeq: '1', chatSessionId: 'over' });
  people.setHighRisk(patientId, false, 0);
  return patient;
}

function refusalOf(act: () => unknown): string {
  try {
    act();
    return 'done';
  } catch (error) {
    if (error instanceof BackendError) return error.token;
    throw error;
  }
}

describe('the streams of the journal', () => {
  it('are all handled when the data of a person are exported or deleted', () => {
    const placed: readonly string[] = Object.values(personStreams).flat();
    expect(sandbox.backend.userData.records.streams().filter(stream => !placed.includes(stream))).toEqual([]);
    expect(placed.filter(stream => !sandbox.backend.userData.records.streams().includes(stream))).toEqual([]);
  });
});

describe('an export', () => {
  it('holds everything, with a manifest that counts and hashes each file', async () => {
    const { uid, patientId } = aPatient();
    plantCanaries(sandbox, patientId);
    const made = service().export(userOf(uid), BY, false);
    const files = await readZip(bytesOf(made));
    const manifest = JSON.parse(files.get('manifest.json') ?? '') as {
      files: readonly { name: string; bytes: number; sha256: string; entries: number }[];
    };
    for (const { name, bytes, sha256 } of manifest.files) {
      const text = Buffer.from(files.get(name) ?? '');
      expect([name, text.length, createHash('sha256').update(text).digest('hex')]).toEqual([name, bytes, sha256]);
    }
    expect([...files.keys()].filter(name => name !== 'manifest.json').sort()).toEqual(
      manifest.files.map(({ name }) => name).sort(),
    );
    const entries = Object.fromEntries(manifest.files.map(({ name, entries: count }) => [name, count]));
    expect(entries['history.json']).toBe((JSON.parse(files.get('history.json') ?? '') as unknown[]).length);
    expect(canariesIn([...files.values()].join('\n'))).toEqual(Object.values(canaries));
    expect(files.get('index.html')).toContain(`Data of ${canaries.firstName} ${canaries.lastName}`);
  });

  it('holds nothing identifying when it is obfuscated, and neither does a copy', async () => {
    const { uid, patientId, email, firstName, lastName } = aPatient();
    plantCanaries(sandbox, patientId);
    const before = sandbox.outbox.newestFirst().length;
    const made = service().export(userOf(uid), BY, true);
    const { userId } = service().clone(userOf(uid), BY, {
      ...{ id: '7b0d8f0c-5c6c-4d8e-9a39-0c1f1f8f0a11', isObfuscated: true, destination: 'UK' },
    });
    const elsewhere = service().clone(userOf(uid), BY, {
      ...{ id: '7b0d8f0c-5c6c-4d8e-9a39-0c1f1f8f0a12', isObfuscated: true, destination: 'Australia' },
    });
    const files = [...(await readZip(bytesOf(made))).values()].join('\n');
    const copy = JSON.stringify(contentOf(userId ?? ''));
    const fetched = await fetch(elsewhere.signedUrl ?? '');
    const sent = [...(await readZip(new Uint8Array(await fetched.arrayBuffer()))).values()].join('\n');
    const mails = JSON.stringify(sandbox.outbox.newestFirst().slice(0, sandbox.outbox.newestFirst().length - before));
    const reports = JSON.stringify([sandbox.backend.errorReports.all(), sandbox.requestFailures.state]);
    for (const text of [files, copy, sent, mails, reports, logged.join('\n')]) {
      expect(canariesIn(text)).toEqual([]);
      for (const own of [uid, `"${patientId}"`, email, `"${firstName}"`, `"${lastName}"`, 'staff-amelia'])
        expect(text).not.toContain(own);
    }
    expect(JSON.parse(copy)).toMatchObject({
      history: expect.arrayContaining([expect.objectContaining({ type: 'note' })]),
    });
  });

  it('shifts all times of a person by the same number of days, a different one each time', () => {
    const { uid, patientId } = aPatient();
    plantCanaries(sandbox, patientId);
    const whole = contentOf(uid);
    const seen = ['8', '9'].map(end => {
      const id = `7b0d8f0c-5c6c-4d8e-9a39-0c1f1f8f0a1${end}`;
      service().clone(userOf(uid), BY, { id, isObfuscated: true, destination: 'UK' });
      const { history } = contentOf(`copy-${id}`);
      const moved = history.map(({ at }, place) => {
        const before = whole.history.filter(({ type }) => type !== 'drive-file')[place]?.at ?? 0;
        return (at - before) / DAY_MS;
      });
      expect(new Set(moved).size).toBe(1);
      expect(moved[0]).toBeLessThanOrEqual(-30);
      expect(Number.isInteger(moved[0])).toBe(true);
      return moved[0];
    });
    expect(seen).toHaveLength(2);
  });

  it('of a person with 20,000 moments and 10,000 messages restores all of them', () => {
    const { uid, patientId } = aPatient();
    const { moments } = sandbox.backend.patientCare.services;
    const { log, membership, rooms, people } = sandbox.backend.chat;
    const start = Date.UTC(2020, 0, 1);
    for (let place = 0; place < 20_000; place += 1)
      moments.put({
        ...{ id: `many-${place}`, patientId, type: 'journal', author: uid, content: { text: `Day ${place}` } },
        ...{ at: start + place * 3_600_000, recordedAt: start, updatedAt: start },
      });
    const patient = people.patient(patientId);
    if (patient === undefined) throw new Error('The patient is gone.');
    const room = membership.join(staffOf(sandbox, 'staff-amelia'), patient);
    log.import(
      Array.from({ length: 10_000 }, (_, place) => {
        const timeId = String(BigInt(start + place * 1_000) * 10_000n);
        const event = { id: `many-message-${place}`, type: 'message' as const, sender: uid, text: `Line ${place}` };
        return { ...event, channel: `PatientTherapistChat.${room.id}`, participants: [uid], seq: timeId, timeId };
      }),
    );
    const joined = rooms.find(room.id);
    if (joined) membership.end(joined, 'Over.');
    const before = contentOf(uid);
    expect(before.history.length).toBeGreaterThanOrEqual(20_000);
    service().export(userOf(uid), BY, false);
    const { source, signedUrl, counts } = service().delete(uid, BY);
    expect(counts.find(({ part }) => part === 'messages')?.count).toBeGreaterThanOrEqual(10_000);
    service().import(source, signedUrl);
    expect(contentOf(uid)).toEqual(before);
  }, 120_000);
});

describe('a deletion', () => {
  it('is refused without a complete export of the last day after which nothing changed', () => {
    const { uid, patientId } = aPatient();
    expect(service().view(uid).refusals).toEqual(['ExportMissing']);
    service().export(userOf(uid), BY, true);
    expect(refusalOf(() => service().delete(uid, BY))).toBe('ExportMissing');
    service().export(userOf(uid), BY, false);
    expect(service().view(uid).refusals).toEqual([]);
    sandbox.backend.patientCare.services.records.change(patientId, { goals: 'Another' }, BY, clock.now());
    expect(service().view(uid)).toMatchObject({ refusals: ['ExportMissing'], newestExport: { isCurrent: false } });
    service().export(userOf(uid), BY, false);
    clock.offsetMs += DAY_MS + 1;
    expect(refusalOf(() => service().delete(uid, BY))).toBe('ExportMissing');
  });

  it('is refused during an open chat, a waiting request, a set flag or granted access', () => {
    const { uid, patientId } = aPatient();
    const { people, membership, requests, rooms } = sandbox.backend.chat;
    people.setHighRisk(patientId, true, 1);
    service().export(userOf(uid), BY, false);
    expect(refusalOf(() => service().delete(uid, BY))).toBe('HighRiskFlag');
    people.setHighRisk(patientId, false, 1);
    const patient = people.patient(patientId);
    if (patient) membership.join(staffOf(sandbox, 'staff-amelia'), patient);
    service().export(userOf(uid), BY, false);
    expect(refusalOf(() => service().delete(uid, BY))).toBe('ChatOpen');
    const room = rooms.activeOf(patientId);
    if (room) membership.end(room, 'Over.');
    requests.add({
      ...{ patientId, emergency: true, message: 'Help', requestedAt: 1, requestType: 'chat-patient-request' },
    });
    service().export(userOf(uid), BY, false);
    expect(refusalOf(() => service().delete(uid, BY))).toBe('ChatOpen');
    service().export(userOf('staff-farah'), BY, false);
    expect(refusalOf(() => service().delete('staff-farah', BY))).toBe('HoldsRights');
  });

  it('removes everything, emails those concerned without a name, and counts as the requested deletion', () => {
    const { uid, patientId, email } = aPatient();
    plantCanaries(sandbox, patientId);
    sandbox.backend.userData.records.put('account-deletions', { id: uid, value: [{ askedAt: 1, askedBy: uid }] });
    service().export(userOf(uid), BY, false);
    const before = sandbox.outbox.newestFirst().length;
    const receipt = service().delete(uid, BY);
    const { directory } = sandbox.backend.users;
    expect([directory.find(uid), directory.find(patientId), directory.find(email)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(sandbox.identity.find(uid)).toBeUndefined();
    const left = sandbox.backend.userData.records
      .streams()
      .filter(stream => ![...personStreams.stays, 'people-erased'].includes(stream as never))
      .filter(stream => JSON.stringify(sandbox.backend.userData.records.entries(stream)).includes(patientId));
    expect(left.filter(stream => stream !== 'moments')).toEqual([]);
    expect(sandbox.backend.patientCare.services.moments.historyOf(patientId).all()).toEqual([]);
    expect(sandbox.documents.find('chat-events', data => JSON.stringify(data).includes(uid))).toEqual([]);
    const mails = sandbox.outbox
      .newestFirst()
      .slice(0, sandbox.outbox.newestFirst().length - before)
      .filter(({ subject }) => subject === 'Personal data were deleted');
    expect(mails.map(({ to }) => to)).toEqual(
      expect.arrayContaining([canaryEmail(patientId), 'amelia.hart@staff.example']),
    );
    expect(canariesIn(mails.map(({ subject, text }) => subject + text).join('\n'))).toEqual([]);
    expect(mails.every(({ text }) => text.includes(receipt.receiptId))).toBe(true);
    expect(sandbox.backend.userData.records.entries('account-deletions')).toContainEqual({
      ...{
        id: uid,
        value: [expect.objectContaining({ ended: expect.objectContaining({ state: 'carriedOut', by: BY }) })],
      },
    });
    expect(service().delete(uid, BY)).toEqual(receipt);
    expect(service().view(uid)).toMatchObject({ counts: [], receipt: { receiptId: receipt.receiptId } });
  });

  it('can be undone within 30 days, which restores everything entry by entry', async () => {
    const { uid, patientId } = aPatient();
    plantCanaries(sandbox, patientId);
    const before = contentOf(uid);
    const history = () => sandbox.backend.patientCare.services.moments.historyOf(patientId).all();
    const entries = [...history()];
    service().export(userOf(uid), BY, false);
    const { source, signedUrl } = service().delete(uid, BY);
    expect(history()).toEqual([]);
    // The link of a receipt restores the person, and shows their data to no one.
    expect((await fetch(signedUrl)).status).toBe(404);
    clock.offsetMs += 29 * DAY_MS;
    expect(service().import(source, signedUrl)).toMatchObject({ userId: uid });
    expect(history()).toEqual(entries);
    expect(contentOf(uid)).toEqual(before);
    expect(sandbox.identity.find(uid)?.email).toBe(canaryEmail(patientId));
  });

  it('is final after 30 days', () => {
    const { uid } = aPatient();
    service().export(userOf(uid), BY, false);
    const { source, signedUrl } = service().delete(uid, BY);
    clock.offsetMs += 30 * DAY_MS;
    expect(refusalOf(() => service().import(source, signedUrl))).toBe('InvalidExport');
  });
});

describe('an import', () => {
  function deleted() {
    const { uid, patientId } = aPatient();
    plantCanaries(sandbox, patientId);
    service().export(userOf(uid), BY, false);
    return { uid, ...service().delete(uid, BY) };
  }

  it.each([
    ['another origin', (url: string) => url.replace('localhost', 'evil.example')],
    ['another path', (url: string) => url.replace('/exports/', '/storage/')],
    ['a later end', (url: string) => url.replace(/until=\d+/, 'until=9999999999999')],
    ['another file', (url: string) => url.replace(/sha256=\w{4}/, 'sha256=0000')],
    ['a user name before the host', (url: string) => url.replace('//', '//me@')],
  ])('is refused from an address with %s, and writes nothing', (_, alter) => {
    const { uid, source, signedUrl } = deleted();
    expect(refusalOf(() => service().import(source, alter(signedUrl)))).toBe('InvalidExport');
    expect(sandbox.backend.users.directory.find(uid)).toBeUndefined();
  });

  it.each([
    [
      'a changed byte',
      (zip: Buffer) => Buffer.concat([zip.subarray(0, 200), Buffer.from([(zip[200] ?? 0) ^ 1]), zip.subarray(201)]),
    ],
    ['a truncated end', (zip: Buffer) => zip.subarray(0, zip.length - 100)],
  ])('is refused with %s, and writes nothing', (_, alter) => {
    const { uid, source, signedUrl, exportId } = deleted();
    const { records } = sandbox.backend.userData;
    const stored = records.entries('user-data-exports').find(({ id }) => id === exportId);
    const value = stored?.value as { readonly zip: string };
    const zip = alter(Buffer.from(value.zip, 'base64')).toString('base64');
    records.put('user-data-exports', { id: exportId, value: { ...value, zip } });
    expect(refusalOf(() => service().import(source, signedUrl))).toBe('InvalidExport');
    expect(sandbox.backend.users.directory.find(uid)).toBeUndefined();
    expect(sandbox.backend.chat.people.find(uid)).toBeUndefined();
  });

  it('is refused when the person exists', () => {
    const { uid } = aPatient();
    const made = service().export(userOf(uid), BY, false);
    expect(refusalOf(() => service().import('UK', service().linkOf(made)))).toBe('ConflictError');
  });

  it('is refused from another region that cannot be reached', () => {
    const { signedUrl } = deleted();
    expect(refusalOf(() => service().import('Australia', signedUrl))).toBe('InvalidExport');
  });

  it('leaves nothing behind when it fails half-way', () => {
    const { uid, source, signedUrl } = deleted();
    const { moments } = sandbox.backend.patientCare.services;
    const put = moments.put.bind(moments);
    let left = 3;
    moments.put = moment => {
      if ((left -= 1) < 0) throw new Error('The disk is full.');
      return put(moment);
    };
    expect(() => service().import(source, signedUrl)).toThrow('The disk is full.');
    moments.put = put;
    expect(sandbox.backend.users.directory.find(uid)).toBeUndefined();
    expect(service().import(source, signedUrl)).toMatchObject({ userId: uid });
  });
});
