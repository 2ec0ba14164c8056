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

/** `Scopes-Version` changes after each change of access that a window has to learn of. */
describe('the version of the scopes', () => {
  let sandbox: Sandbox;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  });
  afterAll(() => sandbox.stop());

  describe('is in the answer to a session', () => {
    beforeAll(() => holdAllScopes(sandbox, 'staff-emrys'));

    /** A session that the earlier calls do not use up. */
    const headersOf = (uid: string) => ({ Authorization: `Bearer ${sandbox.backend.sessions.begin(uid, ['all'])}` });
    const versionOf = async ({ method, path }: Endpoint, headers: Readonly<Record<string, string>>) =>
      (await callApi(sandbox, method, path.replace(/\{\w+\}/g, 'nobody'), headers)).headers.get(HEADER);

    it.each(rows)('from $name, whatever the answer', async ({ endpoint }) => {
      expect(await versionOf(endpoint, headersOf('staff-emrys'))).toMatch(/^[A-Za-z0-9_-]{12}$/);
    });

    it.each(rows.filter(({ endpoint }) => endpoint.access.who === 'anyone'))(
      'from $name, which is open to everyone, but to no other caller',
      async ({ endpoint }) => {
        expect(await versionOf(endpoint, {})).toBeNull();
        expect(await versionOf(endpoint, { Authorization: 'Bearer nobody-knows-this-cookie' })).toBeNull();
      },
    );

    it('when the call is refused for its scopes', async () => {
      const { status, headers } = await callApi(sandbox, 'GET', '/organisation/list', headersOf('staff-amelia'));
      expect([status, headers.get(HEADER)]).toEqual([403, expect.stringMatching(/^[A-Za-z0-9_-]{12}$/)]);
    });

    it('and is the same for each call while nothing changes', async () => {
      const headers = headersOf('staff-emrys');
      const versions = ['/time', '/iams/scopes/current', '/organisation/list', '/account/summary'].map(async path =>
        (await callApi(sandbox, 'GET', path, headers)).headers.get(HEADER),
      );
      expect(new Set(await Promise.all(versions)).size).toBe(1);
    });
  });

  describe('changes', () => {
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

    it('when a scope is gained, and when it is lost', async () => {
      const before = await version();
      await setGroups(['mi-reporter', 'admin']);
      const gained = await version();
      await setGroups(['mi-reporter']);
      expect(new Set([before, gained, await version()]).size).toBe(3);
    });

    it('when a scope was lost and restored between two answers', async () => {
      const before = await version();
      // The time of a loss is stored in seconds.
      sandbox.clock.offsetMs += 1_000;
      await setGroups([]);
      await setGroups(['mi-reporter']);
      expect(await version()).not.toBe(before);
    });

    it('when a last day is set, changed or removed', async () => {
      const versions = [await version()];
      for (const lastDay of ['2090-12-30', '2090-12-31', '']) {
        await setGroups(['mi-reporter'], lastDay);
        versions.push(await version());
      }
      for (const [index, one] of versions.slice(1).entries()) expect(one).not.toBe(versions[index]);
    });

    it('but not when another user’s scopes change', async () => {
      const before = await version();
      const path = '/iams/manage/users/staff-grace/groups';
      const { etag } = await dana('GET', path);
      await dana('PUT', path, { body: { groups: ['admin'], reason: REASON }, ifMatch: etag });
      expect(await version()).toBe(before);
    });
  });
});
