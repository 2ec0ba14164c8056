import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { canaries, canariesIn, plantCanaries } from '#test/support/builders/userData/canaryPatient';

let directory: string;
let sandbox: Sandbox;
const start = async () => {
  sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10, dataDirectory: directory });
};
const restart = async () => {
  await sandbox.stop();
  await start();
};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'user-data-'));
  await start();
}, 60_000);
afterAll(async () => {
  await sandbox.stop();
  await rm(directory, { recursive: true, force: true });
});

/** A seeded patient who may be deleted. */
function prepared() {
  const { people, rooms, membership, requests } = sandbox.backend.chat;
  const patient = people.patients().find(({ patientId }) => !rooms.activeOf(patientId));
  if (patient === undefined) throw new Error('Everybody is in a chat.');
  const { uid, patientId } = patient;
  people.setHighRisk(patientId, false, 0);
  plantCanaries(sandbox, patientId);
  const room = rooms.activeOf(patientId);
  if (room) membership.end(room, 'Over.');
  for (const request of requests.waiting().filter(one => one.patientId === patientId))
    requests.settle(request, { acceptedBy: 'staff-amelia', acceptedSeq: '1', chatSessionId: 'over' });
  return { uid, patientId };
}

const contentOf = (uid: string) =>
  JSON.stringify(sandbox.backend.userData.books.read(sandbox.backend.users.directory.get(uid)));

describe('after a restart', () => {
  it('a deleted person is not seeded again, and can be restored unchanged', async () => {
    const { uid } = prepared();
    const service = () => sandbox.backend.userData.service;
    const before = contentOf(uid);
    service().export(sandbox.backend.users.directory.get(uid), 'staff-dana', false);
    const { source, signedUrl, receiptId } = service().delete(uid, 'staff-dana');
    await restart();
    expect(sandbox.backend.users.directory.find(uid)).toBeUndefined();
    expect(sandbox.identity.find(uid)).toBeUndefined();
    expect(service().view(uid).receipt?.receiptId).toBe(receiptId);
    // The link has the former port of the sandbox.
    service().import(source, signedUrl.replace(/localhost:\d+/, `localhost:${sandbox.port}`));
    await restart();
    expect(JSON.parse(contentOf(uid))).toEqual(JSON.parse(before));
    expect(canariesIn(contentOf(uid))).toEqual(Object.values(canaries));
  }, 60_000);

  it('an interrupted deletion is completed, and an interrupted import leaves nothing', async () => {
    const { users, userData } = sandbox.backend;
    const cut = users.directory.get('patient-20');
    const half = { id: 'half', kind: 'registered', person: { id: 'half', email: 'half@people.example' } } as const;
    userData.records.put('user-data-running', {
      id: cut.id,
      value: {
        ...{ act: 'delete', user: cut, by: 'staff-dana', receiptId: 'the-receipt', identities: [cut.id] },
        told: [{ who: 'person', emails: [cut.person.email] }],
      },
    });
    userData.records.put('account-deletions', { id: cut.id, value: [{ askedAt: 1, askedBy: cut.id }] });
    expect(sandbox.identity.find(cut.id)).toBeDefined();
    userData.records.put('user-data-running', { id: 'half', value: { act: 'import', account: half } });
    sandbox.backend.chat.people.create({
      ...{ ...half.person, firstName: 'Half', lastName: 'There', organisation: 'org-1', registeredAt: 0 },
    });
    await restart();
    const { directory: after } = sandbox.backend.users;
    expect([after.find('patient-20'), after.find('half')]).toEqual([undefined, undefined]);
    expect(sandbox.identity.find('patient-20')).toBeUndefined();
    expect(sandbox.backend.userData.records.entries('account-deletions')).toContainEqual({
      ...{
        id: 'patient-20',
        value: [expect.objectContaining({ ended: expect.objectContaining({ by: 'staff-dana' }) })],
      },
    });
    expect(sandbox.outbox.newestFirst()[0]).toMatchObject({
      ...{ to: cut.person.email, subject: 'Personal data were deleted', text: expect.stringContaining('the-receipt') },
    });
  }, 60_000);
});
