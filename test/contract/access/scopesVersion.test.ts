import 'reflect-metadata';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '#sandbox/endpoints/endpoints';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { callApi } from '#test/sandbox/server/signInStaff';
import { type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';
import { holdAllScopes } from '#test/support/builders/users/holdAllScopes';

const HEADER = 'scopes-version';
const REASON = 'Covers for a colleague on leave';

const rows = Object.entries<Readonly<Record<string, Endpoint>>>(endpoints).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([call, endpoint]) => ({ name: `${feature}.${call}`, endpoint })),
);

/** `Scopes-Version`: another text after each change of access that a window has to learn of. */
describe('the version of the scopes', () => {
  let sandbox: Sandbox;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  });
  afterAll(() => sandbox.stop());

  describe('comes with the answer to a session', () => {
    beforeAll(() => holdAllScopes(sandbox, 'staff-emrys'));

    /** A session that is not used up by the calls before it. */
    const headersOf = (uid: string) => ({ Authorization: `Bearer ${sandbox.backend.sessions.begin(uid, ['all'])}` });
    const versionOf = async ({ method, path }: Endpoint, headers: Readonly<Record<string, string>>) =>
      (await callApi(sandbox, method, path.replace(/\{\w+\}/g, 'nobody'), headers)).headers.get(HEADER);

    it.each(rows)('of $name, whatever the answer is', async ({ endpoint }) => {
      expect(await versionOf(endpoint, headersOf('staff-emrys'))).toMatch(/^[A-Za-z0-9_-]{12}$/);
    });

    it.each(rows.filter(({ endpoint }) => endpoint.access.who === 'anyone'))(
      'of $name, which anyone may call, and of no one else',
      async ({ endpoint }) => {
        expect(await versionOf(endpoint, {})).toBeNull();
        expect(await versionOf(endpoint, { Authorization: 'Bearer nobody-knows-this-cookie' })).toBeNull();
      },
    );

    it('that is refused for its scopes', async () => {
      const { status, headers } = await callApi(sandbox, 'GET', '/organisation/list', headersOf('staff-amelia'));
      expect([status, headers.get(HEADER)]).toEqual([403, expect.stringMatching(/^[A-Za-z0-9_-]{12}$/)]);
    });

    it('is the same for each call of the session while nothing changes', async () => {
      const headers = headersOf('staff-emrys');
      const versions = ['/time', '/iams/scopes/current', '/organisation/list', '/account/summary'].map(async path =>
        (await callApi(sandbox, 'GET', path, headers)).headers.get(HEADER),
      );
      expect(new Set(await Promise.all(versions)).size).toBe(1);
    });
  });

  describe('is another one', () => {
    let dana: Call;
    let headers: Readonly<Record<string, string>>;

    beforeEach(() => {
      dana = callsOf(sandbox, 'staff-dana', 'all');
      headers = { Authorization: `Bearer ${sandbox.backend.sessions.begin('staff-farah', ['all'])}` };
    });

    const version = async () => (await callApi(sandbox, 'GET', '/time', headers)).headers.get(HEADER) ?? '';
    const setGroups = async (groups: readonly string[], lastDay?: string): Promise<void> => {
      const path = '/iams/manage/users/staff-farah/groups';
      const { etag } = await dana('GET', path);
      const lastDays = lastDay === undefined ? [] : [{ right: 'group:mi-reporter', lastDay }];
      const answer = await dana('PUT', path, { body: { groups, lastDays, reason: REASON }, ifMatch: etag });
      expect(answer.status).toBe(200);
    };

    it('once a scope is gained, and once it is lost', async () => {
      const before = await version();
      await setGroups(['mi-reporter', 'admin']);
      const gained = await version();
      await setGroups(['mi-reporter']);
      expect(new Set([before, gained, await version()]).size).toBe(3);
    });

    it('where a scope was lost and regained between two answers', async () => {
      const before = await version();
      // The moment of a loss is kept in seconds.
      sandbox.clock.offsetMs += 1_000;
      await setGroups([]);
      await setGroups(['mi-reporter']);
      expect(await version()).not.toBe(before);
    });

    it('once a last day is set, changed or removed', async () => {
      const versions = [await version()];
      for (const lastDay of ['2090-12-30', '2090-12-31', '']) {
        await setGroups(['mi-reporter'], lastDay);
        versions.push(await version());
      }
      for (const [index, one] of versions.slice(1).entries()) expect(one).not.toBe(versions[index]);
    });

    it('not for a change of another user', async () => {
      const before = await version();
      const path = '/iams/manage/users/staff-grace/groups';
      const { etag } = await dana('GET', path);
      await dana('PUT', path, { body: { groups: ['admin'], reason: REASON }, ifMatch: etag });
      expect(await version()).toBe(before);
    });
  });
});
