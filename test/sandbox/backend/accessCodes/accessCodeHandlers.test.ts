import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { type Call, callsOf, saveSection } from '#test/support/builders/organisations/organisationCalls';

interface Code {
  readonly code: string;
  readonly enabled: boolean;
  readonly seats?: number;
  readonly used: number;
  readonly expiresAt?: string;
  readonly uses: readonly { readonly day: string; readonly joined: number }[];
  readonly changes: readonly { readonly sentence: string }[];
}

const hour = 3_600_000;

describe('accessCodeHandlers', () => {
  let sandbox: Sandbox;
  let dana: Call;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    dana = callsOf(sandbox, 'staff-dana', 'organisations:edit', 'organisations:edit-thrive');
  });
  afterEach(() => sandbox.stop());

  const patient = (number: number): Call =>
    callsOf(sandbox, `patient-${String(number).padStart(2, '0')}`, 'patient:chat');
  const create = (body: object) => dana('POST', '/v2/access-codes', { body: { organisationID: 'org-4', ...body } });
  const read = async (code: string): Promise<Code> => (await dana('GET', `/v2/access-codes/${code}`)).json as Code;
  const later = (ms: number): string => new Date(Date.now() + ms).toISOString();

  it('assigns the last seat to one of twenty patients who join simultaneously', async () => {
    await create({ code: 'LAST-SEAT', seats: 1 });
    const people = Array.from({ length: 20 }, (_, index) => patient(index + 11));
    const tokens = (await Promise.all(people.map(join => join('POST', '/access-code/last-seat/apply')))).map(
      ({ status, token }) => (status === 200 ? 'joined' : token),
    );
    expect(tokens.sort()).toEqual([...Array.from({ length: 19 }, () => 'CodeFull'), 'joined']);
    expect(await read('LAST-SEAT')).toMatchObject({ used: 1, uses: [{ joined: 1 }] });
  });

  it('lets no more patients join an organisation than its limit allows, whatever code they have', async () => {
    const organisation = { id: 'small-one', parent: 'org-4', name: 'Small one' };
    expect((await dana('POST', '/organisation?maxRedemptions=2', { body: organisation })).status).toBe(200);
    await create({ code: 'SMALL-1', organisationID: 'small-one' });
    await create({ code: 'SMALL-2', organisationID: 'small-one' });
    const tokens = [];
    for (const [number, code] of [
      [11, 'SMALL-1'],
      [12, 'SMALL-2'],
      [13, 'SMALL-1'],
      [14, 'SMALL-2'],
    ] as const)
      tokens.push((await patient(number)('POST', `/access-code/${code}/apply`)).status);
    expect(tokens).toEqual([200, 200, 409, 409]);
    expect((await patient(13)('GET', '/access-code/SMALL-1/valid')).json).toMatchObject({ refusal: 'CodeFull' });
    expect((await patient(11)('POST', '/access-code/SMALL-2/apply')).status).toBe(200);
    await dana('PATCH', '/organisation/small-one/enable?maxRedemptions=3', { body: {} });
    expect((await patient(13)('POST', '/access-code/SMALL-1/apply')).status).toBe(200);
  });

  it('takes no second seat for a patient who joins again', async () => {
    await create({ code: 'TWO-SEATS', seats: 2 });
    const join = patient(11);
    const joined = await join('POST', '/access-code/two-seats/apply');
    expect(joined.json).toMatchObject({
      organisation: { id: 'org-4' },
      crisisContact: { name: 'Samaritans' },
    });
    expect((await join('POST', '/access-code/TWO-SEATS/apply')).token).toBe('AlreadyJoined');
    expect((await read('TWO-SEATS')).used).toBe(1);
    expect((await join('GET', '/patient/get-access-code')).text).toBe('TWO-SEATS');
    expect((await join('GET', '/organisation')).json).toMatchObject({ id: 'org-4' });
  });

  it('moves a patient who joins with another organisation’s code, and back without a second seat', async () => {
    await create({ code: 'HERE-1', seats: 1 });
    await create({ code: 'THERE-1', seats: 1, organisationID: 'org-2' });
    const join = patient(11);
    for (const [code, organisation] of [
      ['HERE-1', 'org-4'],
      ['THERE-1', 'org-2'],
      ['HERE-1', 'org-4'],
      ['THERE-1', 'org-2'],
    ] as const) {
      expect((await join('GET', `/access-code/${code}/valid`)).json).toMatchObject({ valid: true });
      expect((await join('POST', `/access-code/${code}/apply`)).status).toBe(200);
      expect((await join('GET', '/organisation')).json).toMatchObject({ id: organisation });
    }
    const codes = await Promise.all(['HERE-1', 'THERE-1'].map(read));
    expect(codes).toMatchObject([
      { used: 1, uses: [{ joined: 1 }] },
      { used: 1, uses: [{ joined: 1 }] },
    ]);
    expect((await patient(12)('POST', '/access-code/HERE-1/apply')).token).toBe('CodeFull');
  });

  it('counts a join on its own day, and keeps the days of earlier joins', async () => {
    const before = await read('BETA-2026');
    await patient(11)('POST', '/access-code/BETA-2026/apply');
    const { used, uses } = await read('BETA-2026');
    expect(before.used).toBeGreaterThan(1);
    expect(used).toBe(before.used + 1);
    expect(uses.slice(0, -1)).toEqual(before.uses);
    expect(uses.at(-1)).toMatchObject({ joined: 1 });
  });

  it('takes no second seat for a patient whom an administrator has moved', async () => {
    await create({ code: 'HERE-2', seats: 1 });
    const join = patient(11);
    await join('POST', '/access-code/HERE-2/apply');
    await dana('PUT', '/organisation/org-2/patient/p-11', { body: { reason: 'Moved house.' } });
    expect((await join('GET', '/organisation')).json).toMatchObject({ id: 'org-2' });
    expect((await join('POST', '/access-code/HERE-2/apply')).status).toBe(200);
    expect(await read('HERE-2')).toMatchObject({ used: 1, uses: [{ joined: 1 }] });
  });

  it('remembers over a restart who has taken a seat', async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'codes-'));
    const options = { port: 0, practice: false, longestChat: 10, dataDirectory };
    const joinIn = (one: Sandbox, code: string) =>
      callsOf(one, 'patient-11', 'patient:chat')('POST', `/access-code/${code}/apply`);
    const before = await startSandbox(options);
    const edit = callsOf(before, 'staff-dana', 'organisations:edit', 'organisations:edit-thrive');
    for (const code of ['HERE-3', 'THERE-3']) {
      await edit('POST', '/v2/access-codes', { body: { organisationID: 'org-4', code, seats: 1 } });
      await joinIn(before, code);
    }
    await before.stop();
    const after = await startSandbox(options);
    const again = await joinIn(after, 'HERE-3');
    const read = callsOf(after, 'staff-dana', 'organisations:edit', 'organisations:edit-thrive');
    const { json } = await read('GET', '/v2/access-codes/HERE-3');
    await after.stop();
    rmSync(dataDirectory, { recursive: true });
    expect([again.status, (json as Code).used]).toEqual([200, 1]);
  });

  it.each<[string, number, object, () => Promise<unknown>]>([
    ['CodeExpired', 409, { expiresAt: later(-hour) }, () => Promise.resolve()],
    ['CodeFull', 409, { seats: 1 }, () => patient(12)('POST', '/access-code/THE-CODE/apply')],
    [
      'SubscriptionEnded',
      409,
      {},
      () => saveSection(dana, 'org-4', 'subscription', { startsOn: '2020-01-01', endsOn: '2020-12-31' }),
    ],
    [
      'SubscriptionNotStarted',
      409,
      {},
      () => saveSection(dana, 'org-4', 'subscription', { startsOn: '2090-01-01', endsOn: null }),
    ],
    ['OrganisationDisabled', 409, {}, () => dana('PATCH', '/organisation/org-4/disable', { body: {} })],
    ['CodeUnknown', 404, {}, () => dana('DELETE', '/v2/access-codes/THE-CODE', { body: {} })],
  ])('refuses with %s, and says so beforehand', async (token, status, settings, prepare) => {
    await create({ code: 'THE-CODE', ...settings });
    await prepare();
    const join = patient(11);
    expect((await join('GET', '/access-code/THE-CODE/valid')).json).toMatchObject({ valid: false, refusal: token });
    const refused = await join('POST', '/access-code/THE-CODE/apply');
    expect([refused.status, refused.token]).toEqual([status, token]);
  });

  it('says until when a valid code lasts, and for which organisation', async () => {
    const expiresAt = new Date(Math.floor((Date.now() + hour) / 1000) * 1000).toISOString();
    await create({ code: 'ONE-HOUR', expiresAt });
    expect((await patient(11)('GET', '/access-code/one-hour/valid')).json).toEqual({
      valid: true,
      organisationName: 'Eastmoor Health Board 4',
      until: expiresAt,
    });
  });

  it.each([
    ['abc', 'InvalidCode'],
    ['-ABCD', 'InvalidCode'],
    ['valid', 'InvalidCode'],
    ['ÄBCD', 'InvalidCode'],
    ['harbour-24', 'CodeTaken'],
  ])('does not create %s: %s', async (code, token) => {
    expect((await create({ code })).token).toBe(token);
  });

  it('rejects a new code of fewer than six characters', async () => {
    expect((await create({ code: 'AB12C' })).token).toBe('InvalidCode');
    expect((await create({ code: 'AB12CD' })).status).toBe(200);
  });

  it.each(['code', 'seats', 'expiresAt', 'reason'])(
    'rejects null as the %s of a new code, and stores nothing',
    async field => {
      const body = { organisationID: 'org-4', code: 'NULLS-1', [field]: null };
      expect((await dana('POST', '/v2/access-codes', { body })).status).toBe(400);
      expect((await dana('GET', '/v2/access-codes/NULLS-1')).token).toBe('CodeUnknown');
      expect((await dana('GET', '/v2/access-codes?organisationID=org-4')).status).toBe(200);
    },
  );

  it('never issues the text of a deleted code again, and keeps the patients who joined with it', async () => {
    await create({ code: 'ONCE-ONLY' });
    await patient(11)('POST', '/access-code/ONCE-ONLY/apply');
    expect((await dana('DELETE', '/v2/access-codes/once-only', { body: {} })).status).toBe(204);
    expect((await create({ code: 'Once-Only' })).token).toBe('CodeTaken');
    expect((await patient(11)('GET', '/organisation')).json).toMatchObject({ id: 'org-4' });
    expect((await dana('GET', '/v2/access-codes/ONCE-ONLY')).token).toBe('CodeUnknown');
  });

  it('generates codes without look-alike characters', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => create({})));
    const texts = made.map(({ json }) => (json as Code).code);
    expect(texts.filter(text => !/^[A-HJ-KM-NP-Z2-9]{4}-[A-HJ-KM-NP-Z2-9]{4}$/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(50);
  });

  it.each([
    ['of the provider', 'org-1', 'organisations:edit-thrive', 'organisations:edit'],
    ['of an organisation', 'org-4', 'organisations:edit', 'organisations:edit-thrive'],
  ])('lets codes %s be changed only by those who may change their owner', async (_, owner, right, other) => {
    const [editor, stranger] = [callsOf(sandbox, 'staff-dana', right), callsOf(sandbox, 'staff-dana', other)];
    const actsOf = async (call: Call) => [
      await call('POST', '/access-code', { body: { organisationID: owner, code: 'GUARDED-2' } }),
      await call('PATCH', '/access-code/GUARDED-1/update?max-users=5'),
      await call('PATCH', '/access-code/GUARDED-1/disable'),
      await call('DELETE', '/access-code/GUARDED-1'),
    ];
    await editor('POST', '/access-code', { body: { organisationID: owner, code: 'GUARDED-1' } });
    const refused = await actsOf(stranger);
    expect(refused.map(({ status, text }) => [status, text])).toEqual(
      refused.map(() => [403, `Forbidden\nMissing: ${right}`]),
    );
    expect((await actsOf(editor)).map(({ status }) => status)).toEqual([200, 204, 204, 204]);
  });

  it('accepts calls without a body, and so without a reason', async () => {
    await create({ code: 'NO-BODY' });
    await dana('POST', '/access-code', { body: { organisationID: 'org-4', code: 'NO-BODY-V1' } });
    const ifMatch = (await dana('GET', '/v2/access-codes/NO-BODY')).etag;
    const answers = [
      await dana('POST', '/v2/access-codes/NO-BODY/action/disable', { ifMatch }),
      await dana('PATCH', '/access-code/NO-BODY-V1/enable'),
      await dana('PATCH', '/access-code/NO-BODY-V1/update?max-users=5'),
      await dana('DELETE', '/access-code/NO-BODY-V1'),
      await dana('DELETE', '/v2/access-codes/NO-BODY'),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [204, '']));
    expect((await dana('GET', '/v2/access-codes/NO-BODY')).token).toBe('CodeUnknown');
  });

  describe('two administrators', () => {
    it('conflict when both change a code', async () => {
      const { etag } = await create({ code: 'SHARED-1', seats: 5 });
      const patch = (seats: number) => dana('PATCH', '/v2/access-codes/SHARED-1', { body: { seats, basedOn: etag } });
      expect((await patch(6)).status).toBe(200);
      expect([(await patch(7)).token, (await read('SHARED-1')).seats]).toEqual(['ConflictError', 6]);
      const disable = (ifMatch: string) =>
        dana('POST', '/v2/access-codes/SHARED-1/action/disable', { ifMatch, body: {} });
      expect((await disable(etag)).token).toBe('EtagMismatch');
      expect((await disable((await dana('GET', '/v2/access-codes/SHARED-1')).etag)).status).toBe(204);
      expect((await read('SHARED-1')).enabled).toBe(false);
    });

    it('do not conflict with patients who join in the meantime', async () => {
      const { etag } = await create({ code: 'SHARED-2', seats: 5 });
      await patient(11)('POST', '/access-code/SHARED-2/apply');
      const changed = await dana('PATCH', '/v2/access-codes/SHARED-2', { body: { seats: null, basedOn: etag } });
      expect(changed.json).toMatchObject({ used: 1 });
      expect(Object.keys(changed.json as object)).not.toContain('seats');
    });
  });

  it('lists 5,000 codes page by page, each once, in one list per generation', async () => {
    const found: string[] = [];
    for (const [path, cursor] of [
      ['/v2/access-codes?organisationID=org-3&pageSize=200', 'pagingCursor'],
      ['/access-code/list/org-3?pageSize=200', 'lastPage'],
    ] as const) {
      let next: string | undefined;
      do {
        const page = (await dana('GET', next === undefined ? path : `${path}&${cursor}=${encodeURIComponent(next)}`))
          .json as { readonly accessCodes: readonly Code[] } & Readonly<Record<typeof cursor, string | undefined>>;
        found.push(...page.accessCodes.map(({ code }) => code));
        next = page[cursor];
      } while (next !== undefined);
    }
    expect([found.length >= 5_000, new Set(found).size]).toEqual([true, found.length]);
  }, 60_000);

  it('sums up deletions of several codes in one entry of the organisation for each reason', async () => {
    const history = async () =>
      ((await dana('GET', '/organisation/v2/org-7/unmerged')).json as { changes: { sentence: string }[] }).changes.map(
        ({ sentence }) => sentence,
      );
    const before = await history();
    const remove = async (at: number, reason: string) => {
      const code = `GONE-${at}`;
      await dana('POST', '/v2/access-codes', { body: { organisationID: 'org-7', code, reason: 'Spring.' } });
      expect((await dana('DELETE', `/v2/access-codes/${code}`, { body: { reason } })).status).toBe(204);
    };
    for (let at = 1; at <= 25; at += 1) await remove(at, 'Printed wrongly.');
    await remove(26, 'Never used.');
    const newest = Array.from({ length: 10 }, (_, at) => `GONE-${25 - at}`);
    expect((await history()).slice(0, 2)).toEqual([
      'The access code GONE-26 was deleted.',
      `25 access codes were deleted: ${newest.join(', ')} and 15 more.`,
    ]);
    expect((await history()).slice(2)).toEqual(before);
    expect(JSON.stringify((await dana('GET', '/organisation/v2/org-7/unmerged')).json)).not.toContain('gathered');
  }, 60_000);

  it('keeps the calls of one generation away from the codes of the other', async () => {
    await dana('POST', '/access-code', { body: { organisationID: 'org-4', code: 'FIRST-GEN', seats: 3 } });
    expect((await dana('GET', '/v2/access-codes/FIRST-GEN')).token).toBe('CodeUnknown');
    expect((await dana('PATCH', '/access-code/FIRST-GEN/update?max-users=9', { body: {} })).status).toBe(204);
    expect((await dana('GET', '/access-code/FIRST-GEN')).json).toMatchObject({
      seats: 9,
      changes: [{ sentence: 'The seats were changed from 3 to 9.' }, { sentence: 'The code was created.' }],
    });
    expect((await dana('POST', '/access-code/action/search?term=first-g')).json).toMatchObject([
      { code: 'FIRST-GEN', generation: 'v1' },
    ]);
    expect((await patient(11)('POST', '/access-code/first-gen/apply')).status).toBe(200);
  });

  it('sends a patient with a code of the other region there when asked about all regions', async () => {
    const join = (query: string) => patient(11)('POST', `/access-code/SYDNEY-26/apply${query}`);
    expect((await join('')).token).toBe('CodeUnknown');
    expect((await join('?multiRegion=true')).json).toEqual({
      otherRegion: { region: 'Australia', url: 'https://au.provider.example' },
    });
  });

  it('lets only listed codes into the beta app', async () => {
    const path = '/beta/access-code-allowlist/action/assert-code-allowed';
    expect((await patient(11)('POST', `${path}/beta-2026`)).status).toBe(204);
    expect((await patient(11)('POST', `${path}/MILL-LANE`)).token).toBe('NotAllowed');
  });
});
