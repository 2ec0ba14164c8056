import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';

const REASON = 'Covers for a colleague on leave';
/** Neither staff nor patients, from before the first call. */
const newcomer = 'user-05000';

describe('rights in force', () => {
  let sandbox: Sandbox;
  let dana: Call;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 60 });
    dana = callsOf(sandbox, 'staff-dana', 'all');
  });
  afterEach(() => sandbox.stop());

  const groupsOf = async (id: string): Promise<{ readonly effective: readonly unknown[]; readonly etag: string }> => {
    const { json, etag } = await dana('GET', `/iams/manage/users/${id}/groups`);
    return { ...(json as { readonly effective: readonly unknown[] }), etag };
  };
  const setGroups = async (id: string, groups: readonly string[], by = dana) => {
    const { etag } = await groupsOf(id);
    return by('PUT', `/iams/manage/users/${id}/groups`, { body: { groups, reason: REASON }, ifMatch: etag });
  };
  const promote = (userId: string, more: object = {}) =>
    dana('POST', '/iams/manage/escalate-to-analyst', { body: { userId, reason: REASON, ...more } });
  const scopesOf = async (call: Call) => (await call('GET', '/iams/scopes/current')).json;

  it('is closed to therapists', async () => {
    expect((await callsOf(sandbox, 'staff-amelia', 'all')('GET', '/iams/manage/users')).status).toBe(403);
  });

  it('arrives in a session that is open, and a downgrade acts at the next call', async () => {
    const farah = callsOf(sandbox, 'staff-farah', 'all');
    const before = await scopesOf(farah);
    await setGroups('staff-farah', ['mi-reporter', 'admin']);
    expect(await scopesOf(farah)).not.toEqual(before);
    expect((await farah('GET', '/organisation/list')).status).toBe(200);
    await setGroups('staff-farah', ['mi-reporter']);
    expect([await scopesOf(farah), (await farah('GET', '/organisation/list')).status]).toEqual([before, 403]);
  });

  it('is noted where the security rules compare it with the moment of a sign-in', async () => {
    const noted = () => sandbox.documents.read('revoked-scopes/staff-farah');
    await setGroups('staff-farah', ['mi-reporter', 'admin']);
    expect(noted()).toBeUndefined();
    await setGroups('staff-farah', ['mi-reporter']);
    expect(JSON.stringify(noted())).toContain('revokedAt');
  });

  it('ends with its last day, whatever anybody does', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect((await promote(newcomer, { lastDay: tomorrow })).json).toEqual({
      changed: true,
      scopes: ['mi-report:basic'],
    });
    sandbox.clock.offsetMs += 3 * 86_400_000;
    dana = callsOf(sandbox, 'staff-dana', 'all');
    expect((await groupsOf(newcomer)).effective).toEqual([]);
  });

  it('keeps a right that others have only for a time', async () => {
    const { access } = sandbox.backend.chat.people;
    for (const { id } of sandbox.backend.users.directory.holders()) if (id !== 'staff-dana') access.put(id, []);
    const later = Math.floor(Date.now() / 1000) + 86_400;
    access.put(
      'staff-emrys',
      access.of('staff-dana').grants.map(grant => ({ ...grant, until: later })),
    );
    const emrys = callsOf(sandbox, 'staff-emrys', 'all');
    const answer = await setGroups('staff-dana', ['admin'], emrys);
    expect([answer.status, answer.token]).toEqual([409, 'LastHolder']);
  });
});
