import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { userReaderScopes } from '@/domain/users/userReaderScopes';
import { startSandbox } from '#sandbox/server/startSandbox';
import { type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';

interface Grant {
  readonly right: string;
  readonly lastDay?: string;
  readonly byName?: string;
  readonly usedAt?: string | null;
}
interface Row {
  readonly userId: string;
  readonly patientId?: string;
  readonly emailAddress: string;
  readonly kind: string;
  readonly state: string;
  readonly grants: readonly Grant[];
  readonly accessCode?: string;
  readonly organisation?: { readonly id: string };
}
interface Page {
  readonly users: readonly Row[];
  readonly documentCursors: readonly string[];
  readonly total: number;
}
interface Groups {
  readonly user: Row;
  readonly groups: readonly string[];
  readonly scopes: readonly string[];
  readonly grants: readonly Grant[];
  readonly effective: readonly { readonly scope: string; readonly through: readonly string[] }[];
  readonly duties: Readonly<Record<string, number>>;
  readonly changes: readonly { readonly sentence: string; readonly byName: string; readonly reason?: string }[];
}

const REASON = 'Covers for a colleague on leave';
/** Neither staff nor patients before the first call. */
const newcomer = 'user-05000';

describe('userHandlers', () => {
  let sandbox: Sandbox;
  let dana: Call;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    dana = callsOf(sandbox, 'staff-dana', 'all');
  });
  afterEach(() => sandbox.stop());

  const list = async (query = ''): Promise<Page> => (await dana('GET', `/iams/manage/users${query}`)).json as Page;
  const groupsOf = async (id: string): Promise<Groups & { etag: string }> => {
    const { json, etag } = await dana('GET', `/iams/manage/users/${id}/groups`);
    return { ...(json as Groups), etag };
  };
  const setGroups = async (id: string, groups: readonly string[], more: object = {}, by = dana) => {
    const { etag } = await groupsOf(id);
    return by('PUT', `/iams/manage/users/${id}/groups`, { body: { groups, reason: REASON, ...more }, ifMatch: etag });
  };
  const promote = (userId: string, more: object = {}, by = dana) =>
    by('POST', '/iams/manage/escalate-to-analyst', { body: { userId, reason: REASON, ...more } });
  const emails = () => sandbox.outbox.newestFirst().map(({ to, subject }) => `${to}: ${subject}`);

  it('limits unassigned patients per hour as chats do, but not colleagues', async () => {
    const statuses: number[] = [];
    for (let turn = 1; turn <= 25; turn += 1)
      statuses.push((await dana('GET', `/iams/manage/users/patient-${String(turn).padStart(2, '0')}/groups`)).status);
    expect([statuses.slice(0, 20), statuses.slice(20)]).toEqual([Array(20).fill(200), Array(5).fill(429)]);
    const moved = await dana('PUT', '/iams/manage/users/patient-30/access-code', { body: { accessCode: 'ANY-CODE' } });
    expect(moved.token).toBe('TooManyLookUps');
    expect((await dana('GET', '/iams/manage/users/staff-grace/groups')).status).toBe(200);
  });

  describe('the last use of a right', () => {
    const usesOf = async (id: string): Promise<readonly Grant['usedAt'][]> =>
      (await groupsOf(id)).user.grants.map(({ usedAt }) => usedAt);

    it('is recorded for every right that opened the call, and unknown before the record starts', async () => {
      const { json } = await dana('GET', '/iams/manage/users/staff-dana/groups');
      const opening = (json as Groups).effective
        .filter(({ scope }) => userReaderScopes.some(reader => reader === scope))
        .flatMap(({ through }) => through);
      expect(await usesOf('staff-amelia')).toEqual([undefined, undefined]);
      const { grants } = (await groupsOf('staff-dana')).user;
      const used = grants.filter(({ usedAt }) => typeof usedAt === 'string').map(({ right }) => right);
      expect(new Set(used)).toEqual(new Set(opening));
      expect(used.length).toBeGreaterThan(1);
    });

    it('is null when the right was granted since, opened nothing, and all its uses are recorded', async () => {
      await setGroups(newcomer, ['support']);
      expect(await usesOf(newcomer)).toEqual([null]);
      await setGroups(newcomer, [], { scopes: ['patient:download-moments'] });
      expect(await usesOf(newcomer)).toEqual([undefined]);
    });
  });

  describe('the emails about a change', () => {
    const sent = () => sandbox.outbox.newestFirst();

    it('go to the user and to all holders of the same right, with every fact of the change', async () => {
      await promote(newcomer, { lastDay: '2090-12-31' });
      const person = (await groupsOf(newcomer)).user.emailAddress;
      const holders = sent().filter(
        ({ subject }) => subject.startsWith('What ') && subject !== 'What you may do has changed',
      );
      const analysts = (await list('?group[]=mi-reporter&limit=100')).users;
      const readers = analysts.map(({ emailAddress }) => emailAddress).filter(address => address !== person);
      expect(holders.map(({ to }) => to).sort()).toEqual(
        readers.filter(address => ['farah.nassiri@staff.example', 'grace.ilesanmi@staff.example'].includes(address)),
      );
      const own = sent().find(({ to }) => to === person);
      for (const { text } of [...holders, ...(own === undefined ? [] : [own])]) {
        expect(text).toMatch(/^Person: \S+/);
        expect(text).toContain('The group MI reporter was granted until 31 December 2090.');
        expect(text).toMatch(/\nFrom: \d+ \w+ \d{4} at \d\d:\d\d \(Europe\/London\)\n/);
        expect(text).toContain('The group MI reporter ends after 31 December 2090.');
        expect(text).toContain('Changed by: Dana Whitfield');
        expect(text).toContain(`Reason: ${REASON}`);
      }
      expect([own === undefined, holders.length]).toEqual([false, 2]);
    });

    it('are not sent when nothing has changed', async () => {
      await promote(newcomer);
      const before = sent().length;
      await promote(newcomer);
      expect(sent()).toHaveLength(before);
    });
  });

  describe('the list', () => {
    it('has 12,000 people, 400 of them staff, each once and sorted by address', async () => {
      const found: Row[] = [];
      let cursors: readonly string[] = [];
      do {
        const query = ['limit=100', ...cursors.map(cursor => `documentCursors[]=${encodeURIComponent(cursor)}`)];
        const page = await list(`?${query.join('&')}`);
        found.push(...page.users);
        cursors = page.documentCursors;
      } while (cursors.length > 0);
      expect([found.length, new Set(found.map(({ userId }) => userId)).size]).toEqual([12_000, 12_000]);
      const addresses = found.map(({ emailAddress }) => emailAddress);
      expect(addresses).toEqual([...addresses].sort());
      expect(found.filter(({ kind }) => kind === 'staff')).toHaveLength(400);
      expect(new Set(found.map(({ state }) => state))).toEqual(
        new Set(['active', 'disabled', 'noSecondFactor', 'neverSignedIn']),
      );
    }, 60_000);

    it('filters by the start of an address in any letter case, by groups and by access code', async () => {
      expect((await list('?emailAddress=DANA.W')).users.map(({ userId }) => userId)).toEqual(['staff-dana']);
      expect((await list('?emailAddress=hitfield')).total).toBe(0);
      const managers = await list('?group[]=therapist-manager&limit=100');
      expect(
        managers.users.every(({ grants }) => grants.some(({ right }) => right === 'group:therapist-manager')),
      ).toBe(true);
      expect((await list('?group[]=single-scope')).users.map(({ userId }) => userId)).toContain('staff-ivo');
      expect((await list('?accessCode=nobody-has-it')).total).toBe(0);
    });

    it('rejects a cursor that no page has returned', async () => {
      expect((await dana('GET', '/iams/manage/users?documentCursors[]=x')).token).toBe('InvalidCursor');
    });
  });

  describe('the groups of a user', () => {
    it('show the resulting permissions and their sources', async () => {
      const { groups, scopes, effective, duties } = await groupsOf('staff-amelia');
      expect([groups, scopes]).toEqual([['therapist'], ['chat:download-chat']]);
      expect(effective).toContainEqual({ scope: 'therapist:list-patients', through: ['group:therapist'] });
      expect(Object.keys(duties).sort()).toEqual(['appointments', 'openChats', 'patientsLed']);
    });

    it('are replaced with a reason, which is emailed and kept in the history', async () => {
      const answer = await setGroups('staff-grace', ['mi-reporter', 'admin']);
      expect(answer.status).toBe(200);
      const { groups, changes, grants } = await groupsOf('staff-grace');
      expect(groups).toEqual(['mi-reporter', 'admin']);
      expect(changes).toEqual([
        expect.objectContaining({ sentence: 'The group Admin was granted.', byName: 'Dana Whitfield', reason: REASON }),
      ]);
      expect(grants.find(({ right }) => right === 'group:admin')).toMatchObject({ byName: 'Dana Whitfield' });
      expect(emails()).toContain('grace.ilesanmi@staff.example: What you may do has changed');
      expect(emails()).toContain('emrys.vaughan@staff.example: What Grace Ilesanmi may do has changed');
    });

    it('are not replaced with an outdated version', async () => {
      const { etag } = await groupsOf('staff-grace');
      await setGroups('staff-grace', ['admin']);
      const body = { groups: ['support'], reason: REASON };
      expect((await dana('PUT', '/iams/manage/users/staff-grace/groups', { body, ifMatch: etag })).status).toBe(412);
    });

    it.each([
      ['oneself', 'staff-dana', ['admin'], 'SelfChange'],
      ['a patient', 'patient-05', ['admin'], 'IsPatient'],
      ['a disabled account', 'staff-hugo', ['admin'], 'IsDisabled'],
      ['an unknown user', 'nobody', ['admin'], 'UserUnknown'],
    ])('are rejected for %s', async (_, id, groups, token) => {
      const { etag } = await dana('GET', `/iams/manage/users/${id}/groups`);
      const body = { groups, reason: REASON };
      const answer = await dana('PUT', `/iams/manage/users/${id}/groups`, { body, ifMatch: etag || '"x"' });
      expect(answer.token).toBe(token);
    });

    it('need no reason, and accept one of at most 500 characters', async () => {
      for (const [groups, more, status] of [
        [['admin'], { reason: 'x'.repeat(501) }, 400],
        [['admin'], { reason: undefined }, 200],
        [[], { reason: 'x' }, 200],
      ] as const)
        expect((await setGroups('staff-grace', [...groups], more)).status).toBe(status);
    });

    it('are rejected five minutes after the sign-in', async () => {
      const { etag } = await groupsOf('staff-grace');
      sandbox.clock.offsetMs += 5 * 60_000 + 1_000;
      const body = { groups: ['admin'], reason: REASON };
      const answer = await dana('PUT', '/iams/manage/users/staff-grace/groups', { body, ifMatch: etag });
      expect([answer.status, answer.token]).toEqual([403, 'RecentLoginRequired']);
    });

    it('are not removed from a therapist on whom others depend', async () => {
      const { duties } = await groupsOf('staff-amelia');
      expect(duties['openChats']).toBeGreaterThan(0);
      const answer = await setGroups('staff-amelia', []);
      expect([answer.status, answer.token]).toEqual([409, 'HandOverFirst']);
    });

    it('are not removed from a user with single care scopes on whom others depend', async () => {
      const scopes = ['chat:view-active-chats', 'therapist:list-patients'];
      expect((await setGroups('staff-amelia', [], { scopes })).status).toBe(200);
      const answer = await setGroups('staff-amelia', [], { scopes: scopes.slice(1) });
      expect([answer.status, answer.token]).toEqual([409, 'HandOverFirst']);
      expect((await setGroups('staff-amelia', ['therapist'], { scopes: [] })).status).toBe(200);
    });
  });

  describe('a promotion', () => {
    it.each(['2020-01-01', '2026-02-30', 'tomorrow'])('is rejected with the last day %s', async lastDay => {
      expect((await promote(newcomer, { lastDay })).status).toBe(400);
      expect((await groupsOf(newcomer)).groups).toEqual([]);
    });

    it('changes nothing the second time, without an error', async () => {
      expect([(await promote(newcomer)).json, (await promote(newcomer)).json]).toEqual([
        { changed: true, scopes: ['mi-report:basic'] },
        { changed: false, scopes: ['mi-report:basic'] },
      ]);
      expect((await groupsOf(newcomer)).changes).toHaveLength(1);
    });

    it('of an analyst names the report schedules that run in their name', async () => {
      const schedules = async (id: string) =>
        ((await dana('GET', `/analysts/${id}/access-codes`)).json as { readonly schedules: readonly string[] })
          .schedules;
      expect(await schedules('staff-farah')).toEqual(['PHQ-9 by organisation, Mondays', 'Waiting times, monthly']);
      expect(await schedules('staff-grace')).toEqual([]);
    });

    it('of an analyst can name access codes, and a downgrade ends it for both', async () => {
      const body = { userIdOrEmail: newcomer, accessCodes: ['harbour-24'], reason: REASON };
      expect((await dana('POST', '/analysts/escalate-to-analyst', { body })).json).toMatchObject({ changed: true });
      const codes = async () => (await dana('GET', `/analysts/${newcomer}/access-codes`)).json;
      expect(await codes()).toEqual({
        ...{ isAnalyst: true, everything: false },
        ...{ accessCodes: ['HARBOUR-24'], schedules: [] },
      });
      const end = { body: { userId: newcomer, reason: REASON } };
      expect((await dana('POST', '/iams/manage/downgrade-from-analyst', end)).json).toEqual({
        changed: true,
        scopes: [],
      });
      expect(await codes()).toMatchObject({ isAnalyst: false, accessCodes: [] });
    });
  });

  it('returns a patient’s address, id, patient id and organisation', async () => {
    await dana('PUT', '/organisation/org-26/patient/p-05', { body: { reason: 'Moved house.' } });
    const { user } = await groupsOf('p-05');
    expect(user).toMatchObject({ kind: 'patient', patientId: 'p-05', organisation: { id: 'org-26' } });
    const [listed] = (await list(`?emailAddress=${user.emailAddress}`)).users;
    expect(listed).toEqual(user);
    const [staff] = (await list('?emailAddress=dana')).users;
    expect(staff?.patientId).toBeUndefined();
  });

  it('requires a recent sign-in to move a user who reports on everything, and emails the user', async () => {
    const body = { accessCode: 'harbour-24', reason: REASON };
    const move = () => dana('PUT', '/iams/manage/users/staff-farah/access-code', { body });
    const emails = () => sandbox.outbox.newestFirst().filter(({ to }) => to === 'farah.nassiri@staff.example').length;
    sandbox.clock.offsetMs += 6 * 60_000;
    expect([(await move()).token, (await groupsOf('staff-farah')).user.accessCode, emails()]).toEqual([
      'RecentLoginRequired',
      undefined,
      0,
    ]);
    dana = callsOf(sandbox, 'staff-dana', 'all');
    expect([(await move()).status, (await groupsOf('staff-farah')).user.accessCode, emails()]).toEqual([
      200,
      'HARBOUR-24',
      1,
    ]);
  });

  describe('a new user', () => {
    const create = (more: object = {}) =>
      dana('POST', '/iams/manage/users/createWithAccessCode', {
        body: {
          id: 'chosen-once',
          emailAddress: 'Nadia.New@people.example',
          firstName: 'Nadia',
          lastName: 'New',
          accessCode: 'harbour-24',
          reason: REASON,
          ...more,
        },
      });

    it('is created once, belongs to the organisation of the code, and gets a link to choose a password', async () => {
      expect([(await create()).text, (await create()).text]).toEqual(['user-chosen-once', 'user-chosen-once']);
      const [row] = (await list('?emailAddress=nadia.new')).users;
      expect(row).toMatchObject({ kind: 'newcomer', state: 'neverSignedIn', accessCode: 'HARBOUR-24', grants: [] });
      const mails = sandbox.outbox.newestFirst().filter(({ to }) => to === 'nadia.new@people.example');
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toMatch(/\/authentication\/login\?email=nadia\.new%40people\.example/);
      expect(JSON.stringify(mails)).not.toMatch(/password is/i);
    });

    it('must match an earlier attempt with the same id', async () => {
      await create();
      for (const other of [{ firstName: 'Nora' }, { lastName: 'Old' }, { emailAddress: 'nora@people.example' }])
        expect((await create(other)).token).toBe('ConflictError');
      expect((await create({ emailAddress: 'NADIA.new@people.example', accessCode: 'HARBOUR-24' })).status).toBe(200);
    });

    it.each([
      ['another first name', { firstName: 'Nadja' }],
      ['another access code', { accessCode: 'harbour-25' }],
      ['another address', { emailAddress: 'nadja.new@people.example' }],
    ])('is rejected as a repeat with %s', async (_, more) => {
      await create();
      const again = await create(more);
      expect([again.status, again.token]).toEqual([409, 'ConflictError']);
      expect((await list('?emailAddress=nadia.new')).users).toMatchObject([{ firstName: 'Nadia' }]);
    });

    it.each([
      ['an address in use', { emailAddress: 'Grace.Ilesanmi@staff.example' }, 'EmailTaken'],
      ['an unknown code', { accessCode: 'NO-SUCH-CODE' }, 'CodeUnknown'],
      ['no first name', { firstName: ' ' }, 'ValidationError'],
    ])('is rejected with %s', async (_, more, token) => {
      expect((await create(more)).token).toBe(token);
      expect((await list('?emailAddress=nadia.new')).total).toBe(0);
    });
  });

  it('lets editors of organisations move others, and no one move themselves', async () => {
    const move = (id: string, by: Call) =>
      by('PUT', `/iams/manage/users/${id}/access-code`, { body: { accessCode: 'HARBOUR-24', reason: REASON } });
    await setGroups('staff-grace', ['support']);
    const support = callsOf(sandbox, 'staff-grace', 'all');
    expect((await support('GET', `/iams/manage/users/${newcomer}/groups`)).status).toBe(200);
    expect((await move(newcomer, support)).status).toBe(403);
    expect(await move('staff-dana', dana)).toMatchObject({ status: 409, token: 'SelfChange' });
    expect((await groupsOf('staff-dana')).user.accessCode).toBeUndefined();
    expect((await move(newcomer, callsOf(sandbox, 'staff-emrys', 'all'))).status).toBe(200);
  });

  it('records changes and refusals in the audit trail', async () => {
    await promote(newcomer);
    await promote('staff-dana');
    const trail = sandbox.backend.audit.all().filter(({ call }) => call === 'users.promoteToAnalyst');
    expect(trail.map(({ user, outcome, why }) => [user, outcome, why])).toEqual([
      ['staff-dana', 'success', REASON],
      ['staff-dana', 'SelfChange', REASON],
    ]);
  });
});
