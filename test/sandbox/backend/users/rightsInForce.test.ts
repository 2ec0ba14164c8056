import 'reflect-metadata';
import { request } from 'node:http';
import { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import type { RealtimeDatabase } from '#firebase-stand-in/realtimeDatabase/RealtimeDatabase';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';
import { startWithDatabase } from '#test/support/builders/users/startWithDatabase';

const REASON = 'Covers for a colleague on leave';
/** Neither staff nor patients before the first call. */
const newcomer = 'user-05000';
/** The machine's clock is stopped here; a test moves time only by the offset. */
const BEGIN = Date.parse('2026-10-20T10:00:00.700Z');
const BEGIN_SECONDS = Math.floor(BEGIN / 1000);

interface Groups {
  readonly groups: readonly string[];
  readonly effective: readonly unknown[];
}

describe('current access', () => {
  let sandbox: Sandbox;
  let database: RealtimeDatabase;
  let dana: Call;

  beforeEach(async () => {
    ({ sandbox, database } = await startWithDatabase({ clock: new OffsetClock(() => BEGIN) }));
    dana = callsOf(sandbox, 'staff-dana', 'all');
  });
  afterEach(() => sandbox.stop());

  const groupsOf = async (id: string): Promise<Groups & { readonly etag: string }> => {
    const { json, etag } = await dana('GET', `/iams/manage/users/${id}/groups`);
    return { ...(json as Groups), etag };
  };
  const setGroups = async (id: string, groups: readonly string[], by = dana) => {
    const { etag } = await groupsOf(id);
    return by('PUT', `/iams/manage/users/${id}/groups`, { body: { groups, reason: REASON }, ifMatch: etag });
  };
  const promote = (userId: string, more: object = {}) =>
    dana('POST', '/iams/manage/escalate-to-analyst', { body: { userId, reason: REASON, ...more } });
  const endToday = async (id: string): Promise<void> => {
    const { access } = sandbox.backend.chat.people;
    const until = BEGIN_SECONDS + 60;
    access.put(
      id,
      access.accessOf(id).grants.map(grant => ({ ...grant, until })),
    );
    sandbox.clock.offsetMs = 120_000;
  };
  const logOut = async (cookie: string): Promise<void> => {
    const session = sandbox.backend.sessions.find(cookie);
    if (session) sandbox.backend.sessions.logOut(session);
  };
  const scopesOf = async (call: Call) => (await call('GET', '/iams/scopes/current')).json;

  it('is denied to therapists', async () => {
    expect((await callsOf(sandbox, 'staff-amelia', 'all')('GET', '/iams/manage/users')).status).toBe(403);
  });

  it('applies to an open session, and a downgrade to its next call', async () => {
    const farah = callsOf(sandbox, 'staff-farah', 'all');
    const before = await scopesOf(farah);
    await setGroups('staff-farah', ['mi-reporter', 'admin']);
    expect(await scopesOf(farah)).not.toEqual(before);
    expect((await farah('GET', '/organisation/list')).status).toBe(200);
    await setGroups('staff-farah', ['mi-reporter']);
    expect([await scopesOf(farah), (await farah('GET', '/organisation/list')).status]).toEqual([before, 403]);
  });

  it('records each loss with its second where the security rules compare it', async () => {
    const noted = () => [
      sandbox.documents.read('revoked-scopes/staff-farah'),
      database.get('revoked-scopes/staff-farah'),
    ];
    await setGroups('staff-farah', ['mi-reporter', 'admin']);
    expect(noted()).toEqual([undefined, null]);
    sandbox.clock.offsetMs = 90_000;
    await setGroups('staff-farah', ['mi-reporter']);
    expect(noted()).toEqual([{ revokedAt: BEGIN_SECONDS + 90 }, BEGIN_SECONDS + 90]);
    // A later gain does not undo a loss; the next loss is recorded instead.
    sandbox.clock.offsetMs = 120_000;
    await setGroups('staff-farah', ['mi-reporter', 'support']);
    expect(noted()).toEqual([{ revokedAt: BEGIN_SECONDS + 90 }, BEGIN_SECONDS + 90]);
    sandbox.clock.offsetMs = 150_000;
    await setGroups('staff-farah', ['support']);
    expect(noted()).toEqual([{ revokedAt: BEGIN_SECONDS + 150 }, BEGIN_SECONDS + 150]);
  });

  it('is recorded for no one else', async () => {
    await setGroups('staff-farah', []);
    expect(sandbox.documents.all('revoked-scopes').map(({ id }) => id)).toEqual(['staff-farah']);
    expect(Object.keys(database.get('revoked-scopes') as object)).toEqual(['staff-farah']);
  });

  describe('decides on a call whose body arrives slowly', () => {
    const GROUPS_OF_GRACE = '/api/iams/manage/users/staff-grace/groups';

    /** Sends the headers and half of the body; resolves once the server has begun to read. `finish` sends the rest. */
    async function beginChange(cookie: string) {
      const body = JSON.stringify({ groups: ['support'], reason: REASON });
      const headers = {
        Authorization: `Bearer ${cookie}`,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'If-Match': (await groupsOf('staff-grace')).etag,
        // The server confirms that it has read the headers.
        Expect: '100-continue',
      };
      const sent = request({ port: sandbox.port, method: 'PUT', path: GROUPS_OF_GRACE, headers });
      const answered = new Promise<number>((resolve, reject) => {
        sent.once('error', reject);
        sent.once('response', response => {
          response.resume();
          resolve(response.statusCode ?? 0);
        });
      });
      const isRead = new Promise(resolve => sent.once('continue', resolve));
      sent.flushHeaders();
      await isRead;
      sent.write(body.slice(0, body.length / 2));
      return {
        finish: (): Promise<number> => {
          sent.end(body.slice(body.length / 2));
          return answered;
        },
      };
    }
    const superAdmin = async (): Promise<string> => {
      await setGroups('staff-emrys', ['super-admin']);
      return sandbox.backend.sessions.begin('staff-emrys', ['all']);
    };
    const groupsOfGrace = () => groupsOf('staff-grace').then(({ groups }) => groups);

    it.each<[string, number, (cookie: string) => unknown]>([
      ['has lost the right meanwhile', 403, () => setGroups('staff-emrys', ['admin'])],
      ['has a last day that has passed meanwhile', 403, () => endToday('staff-emrys')],
      ['has signed out meanwhile', 401, cookie => logOut(cookie)],
    ])('and changes nothing when the caller %s', async (_, status, meanwhile) => {
      const cookie = await superAdmin();
      const change = await beginChange(cookie);
      await meanwhile(cookie);
      expect(await change.finish()).toBe(status);
      dana = callsOf(sandbox, 'staff-dana', 'all');
      expect(await groupsOfGrace()).toEqual(['mi-reporter']);
    });

    it('and allows it when the caller still has the right', async () => {
      const change = await beginChange(await superAdmin());
      expect(await change.finish()).toBe(200);
      expect(await groupsOfGrace()).toEqual(['support']);
    });
  });

  it('ends with its last day without any call', async () => {
    expect((await promote(newcomer, { lastDay: '2026-10-21' })).json).toEqual({
      changed: true,
      scopes: ['mi-report:basic'],
    });
    sandbox.clock.offsetMs += 3 * 86_400_000;
    dana = callsOf(sandbox, 'staff-dana', 'all');
    expect((await groupsOf(newcomer)).effective).toEqual([]);
  });
});
