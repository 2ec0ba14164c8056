import 'reflect-metadata';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import { SCOPES, type Scope } from '@/domain/kernel/Scope';
import { PROTECTED_SCOPES } from '@/domain/users/accessChange.rule';
import { USER_GROUPS, type UserGroup } from '@/domain/users/UserGroup';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { Dice } from '#test/simulation/Dice';
import { type Answer, type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';
import { AccessBooks, type Attempt, type BookedPerson, DONE, type Outcome, type Wanted } from './AccessBooks';

const DAY_MS = 86_400_000;
/** The machine's clock is stopped here, five days before a clock change: only the story moves time. */
const BEGIN = Date.parse('2026-10-20T10:00:00Z');
/** Older sessions are replaced. Some are then too old to change access, but none has ended. */
const OLDEST_SESSION_MS = 360_000;

/** Staff who act, each with their rights at the start. None of them leads a chat or a patient. */
const STAFF = {
  'staff-dana': ['group:admin', 'group:support', 'group:super-admin', 'group:therapist-manager'],
  'staff-emrys': ['group:admin'],
  'staff-farah': ['group:mi-reporter', 'scope:domo-reports:view'],
  'staff-grace': ['group:mi-reporter'],
} as const;
type Actor = keyof typeof STAFF;
const ACTORS = Object.keys(STAFF) as [Actor, ...Actor[]];

const PEOPLE: readonly BookedPerson[] = [
  { id: 'staff-dana', hasSecondFactor: true },
  { id: 'staff-emrys', hasSecondFactor: true },
  { id: 'staff-farah', hasSecondFactor: true },
  // People without a second factor cannot sign in and use their rights.
  { id: 'staff-grace' },
  { id: 'staff-hugo', hasSecondFactor: true, isDisabled: true },
  { id: 'user-05001' },
  { id: 'patient-05', isPatient: true },
];
const IDS = PEOPLE.map(({ id }) => id) as [string, ...string[]];

/** Reads, and the scopes of which any one allows them; without scopes they are open to every session. */
const READS: readonly (readonly [path: string, ...anyOf: readonly Scope[]])[] = [
  ['/iams/scopes/current'],
  ['/therapist/v2/chats', 'chat:view-active-chats'],
  ['/therapist/chat-requests?pubNub=false', 'chat:view-requests'],
  ['/therapist/availability', 'therapist:list-patients'],
  ['/organisation/list', 'organisations:edit', 'organisations:edit-thrive'],
  ['/analysts/user-05001/access-codes', 'iams:escalate-to-analyst', 'iams:downgrade-from-analyst'],
  ['/remote-config/core-hours', 'region-settings:view', 'region-settings:edit'],
];
const READERS: readonly Scope[] = [
  'iams:escalate-to-analyst',
  'iams:downgrade-from-analyst',
  'iams:escalate-to-therapist',
  'organisations:edit',
  'organisations:edit-thrive',
];

/** Calls that grant or remove one right, and the scope that each needs. */
const SINGLE_ACTS = [
  { path: '/iams/manage/escalate-to-analyst', scope: 'iams:escalate-to-analyst', right: 'group:mi-reporter' },
  { path: '/analysts/escalate-to-analyst', scope: 'iams:escalate-to-analyst', right: 'group:mi-reporter', codes: true },
  { path: '/iams/manage/escalate-to-therapist', scope: 'iams:escalate-to-therapist', right: 'group:therapist' },
  { path: '/iams/manage/downgrade-from-analyst', scope: 'iams:downgrade-from-analyst', takes: 'group:mi-reporter' },
  { path: '/analysts/downgrade-from-analyst', scope: 'iams:downgrade-from-analyst', takes: 'group:mi-reporter' },
] as const;

/** The number of history entries in an answer. */
const NEWEST = 20;

const CODES = { 'HARBOUR-24': 'org-2', 'BETA-2026': 'org-4' } as const;
const ROOT = 'org-1';

interface GroupsAnswer {
  readonly user: { readonly accessCode?: string; readonly organisation: { readonly id: string } };
  readonly groups: readonly UserGroup[];
  readonly effective: readonly { readonly scope: string }[];
  readonly grants: readonly Readonly<Record<'right' | 'reason' | 'lastDay' | 'byUserId', string | undefined>>[];
  readonly changes: readonly { readonly sentence: string; readonly reason: string; readonly byUserId: string }[];
}

const startIn = (dataDirectory: string, clock: OffsetClock): Promise<Sandbox> =>
  startSandbox({ port: 0, practice: false, longestChat: 1, dataDirectory, clock });

/** A random story of grants, ends, refusals, moves, clock jumps and restarts, compared with books of its own. */
class Story {
  readonly dice: Dice;
  /** The number of answers by act, status and first line. */
  readonly answers = new Map<string, number>();
  private readonly clock = new OffsetClock(() => BEGIN);
  private readonly books = new AccessBooks(PEOPLE, () => this.clock.now());
  /** The organisation and the access code of each user. */
  private readonly places = new Map<string, { readonly organisation: string; readonly code: string | undefined }>();
  private readonly directory = mkdtempSync(join(tmpdir(), 'access-'));
  private readonly sessions = new Map<string, { readonly call: Call; readonly since: number }>();
  private sandbox!: Sandbox;
  private step = 0;

  private constructor(seed: number) {
    this.dice = new Dice(seed);
  }

  /** `seeded`: the data directory of a sandbox in which only people of the story hold protected scopes. */
  static async begin(seed: number, seeded: string): Promise<Story> {
    const story = new Story(seed);
    cpSync(seeded, story.directory, { recursive: true });
    await story.start();
    for (const [id, rights] of Object.entries(STAFF)) story.books.begin(id, rights);
    story.books.begin('staff-hugo', ['scope:survey:get']);
    for (const id of IDS) {
      const { user } = await story.read(id);
      story.places.set(id, { organisation: user.organisation.id, code: user.accessCode });
    }
    await story.checkAll();
    return story;
  }

  async end(): Promise<void> {
    await this.sandbox.stop();
    rmSync(this.directory, { recursive: true });
  }

  count(token: string): number {
    return [...this.answers].reduce((sum, [key, times]) => (key.endsWith(` ${token}`) ? sum + times : sum), 0);
  }

  async takeStep(): Promise<void> {
    this.step += 1;
    this.pass(this.dice.between(1, 120) * 1000);
    const unit = this.dice.unit();
    if (unit < 0.4) await this.changeGroups();
    else if (unit < 0.62) await this.promoteOrDowngrade();
    else if (unit < 0.7) await this.move();
    else if (unit < 0.86) await this.tryRead();
    else if (unit < 0.96) await this.jump();
    else await this.restart();
    expect(this.books.orphaned()).toEqual([]);
  }

  private async start(): Promise<void> {
    this.sandbox = await startIn(this.directory, this.clock);
    this.sessions.clear();
  }

  /** Rights that end while the sandbox is stopped are recorded after the start. */
  private async restart(): Promise<void> {
    await this.sandbox.stop();
    if (this.dice.chance(0.5)) this.pass(this.dice.between(1, 5) * DAY_MS);
    await this.start();
    await this.checkAll();
  }

  private async jump(): Promise<void> {
    this.pass(this.dice.between(1, 8) * DAY_MS + this.dice.between(0, 86_400) * 1000);
    await this.checkAll();
  }

  private pass(ms: number): void {
    const from = this.clock.now();
    this.clock.offsetMs += ms;
    this.books.pass(from, this.clock.now());
  }

  private async changeGroups(): Promise<void> {
    const [by, person] = [this.actor('organisations:edit-thrive'), this.anybody()];
    const held = this.books.held(person).map(({ right }) => right);
    const flips = USER_GROUPS.filter(group => this.dice.chance(group === 'super-admin' ? 0.5 : 0.25));
    const groups = USER_GROUPS.filter(group => held.includes(`group:${group}`) !== flips.includes(group));
    const single = held.filter(right => right.startsWith('scope:'));
    const rights = [...groups.map(group => `group:${group}`), ...single];
    const lastDays = new Map(
      rights.filter(() => this.dice.chance(0.3)).map(right => [right, this.dice.chance(0.3) ? '' : this.day()]),
    );
    const confirmed = rights.filter(() => this.dice.chance(0.1));
    const days = [...lastDays].map(([right, lastDay]) => ({ right, lastDay }));
    const path = `/iams/manage/users/${person}/groups`;
    const { etag } = await this.reader()('GET', path);
    const body = { groups, lastDays: days, confirmed, reason: this.reason() };
    const wanted = this.attempt(by, person, { rights, lastDays, confirmed, ofCodes: false });
    const answer = await wanted.call('PUT', path, { body, ifMatch: etag });
    await this.settle('groups', 'organisations:edit-thrive', wanted.attempt, answer);
  }

  private async promoteOrDowngrade(): Promise<void> {
    const act = this.dice.pick(SINGLE_ACTS) ?? SINGLE_ACTS[0];
    const [by, person] = [this.actor(act.scope), this.anybody()];
    const [given, taken] = ['right' in act ? act.right : '', 'takes' in act ? act.takes : ''];
    const others = this.books
      .held(person)
      .map(({ right }) => right)
      .filter(right => right !== given && right !== taken);
    const isHeld = this.books.held(person).some(({ right }) => right === given);
    const lastDay = given !== '' && this.dice.chance(0.5) ? this.day() : undefined;
    const wanted = this.attempt(by, person, {
      rights: given === '' ? others : [...others, given],
      // A last day belongs to a new right; existing rights keep theirs.
      lastDays: new Map(lastDay === undefined || isHeld ? [] : [[given, lastDay]]),
      confirmed: [],
      ofCodes: 'codes' in act,
    });
    const body = {
      ...(act.path.startsWith('/analysts') ? { userIdOrEmail: person } : { userId: person }),
      ...('codes' in act && { accessCodes: ['harbour-24'] }),
      ...(lastDay !== undefined && { lastDay }),
      reason: this.reason(),
    };
    const before = this.books.historyOf(person).length;
    const answer = await wanted.call('POST', act.path, { body });
    await this.settle(act.path, act.scope, wanted.attempt, answer);
    if (answer.status !== 200) return;
    const { changed, scopes } = answer.json as { readonly changed: boolean; readonly scopes: readonly string[] };
    expect(changed).toBe(this.books.historyOf(person).length > before);
    expect([...scopes].sort()).toEqual([...this.books.scopesOf(person)].sort());
  }

  private async move(): Promise<void> {
    const [by, person] = [this.pick(ACTORS), this.anybody()];
    const code = this.pick(Object.keys(CODES) as ['HARBOUR-24', 'BETA-2026']);
    const path = `/iams/manage/users/${person}/access-code`;
    const { call, since } = this.session(by);
    const answer = await call('PUT', path, { body: { accessCode: code.toLowerCase(), reason: this.reason() } });
    const wanted = this.moveOutcome(by, person, code, this.clock.now() - since);
    this.compare('move', wanted, answer);
    if (wanted !== DONE || this.places.get(person)?.code === code) return;
    this.places.set(person, { organisation: CODES[code], code });
    this.books.record(person, { reason: this.reason(), by, facts: [`moved ${code}`] });
    await this.check(person);
  }

  /** Each of the two organisations needs its own right. */
  private moveOutcome(by: string, person: string, code: keyof typeof CODES, signedInMsAgo: number): Outcome {
    const scopes = this.books.scopesOf(by);
    const place = this.places.get(person);
    const needed = [place?.organisation, CODES[code]].map((id): Scope =>
      id === ROOT ? 'organisations:edit-thrive' : 'organisations:edit',
    );
    const mayMove = scopes.includes('organisations:edit') || scopes.includes('organisations:edit-thrive');
    if (!mayMove) return [403, 'Forbidden'];
    if (by === person) return [409, 'SelfChange'];
    if (place?.code === code) return DONE;
    if (!needed.every(scope => scopes.includes(scope))) return [403, 'Forbidden'];
    const reports = this.books.held(person).some(({ right, ofCodes }) => right === 'group:mi-reporter' && !ofCodes);
    return reports && signedInMsAgo > 300_000 ? [403, 'RecentLoginRequired'] : DONE;
  }

  /** Everything that a user can read at one moment. */
  private async tryRead(): Promise<void> {
    const by = this.pick(ACTORS);
    const { call } = this.session(by);
    for (const [path, ...anyOf] of READS) {
      const isAllowed = anyOf.length === 0 || this.books.scopesOf(by).some(scope => anyOf.includes(scope));
      this.compare(`${by} ${path}`, isAllowed ? DONE : [403, 'Forbidden'], await call('GET', path));
    }
    const { json } = await call('GET', '/iams/scopes/current');
    const { scopes } = json as { readonly scopes: readonly string[] };
    expect(SCOPES.filter(scope => scopes.includes(scope))).toEqual(this.books.scopesOf(by));
  }

  private attempt(by: string, person: string, wanted: Wanted): { readonly attempt: Attempt; readonly call: Call } {
    const { call, since } = this.session(by);
    return { call, attempt: { ...wanted, by, person, reason: this.reason(), signedInMsAgo: this.clock.now() - since } };
  }

  private async settle(name: string, scope: Scope, attempt: Attempt, answer: Answer): Promise<void> {
    const mayAct = this.books.scopesOf(attempt.by).includes(scope);
    this.compare(name, mayAct ? this.books.attempt(attempt) : [403, 'Forbidden'], answer);
    await this.check(attempt.person);
  }

  private compare(name: string, [status, token]: Outcome, answer: Answer): void {
    const first = answer.status === 200 ? '' : answer.token;
    expect([this.step, name, answer.status, first]).toEqual([this.step, name, status, token]);
    const key = `${name} ${answer.status} ${first}`;
    this.answers.set(key, (this.answers.get(key) ?? 0) + 1);
  }

  private async checkAll(): Promise<void> {
    this.sandbox.backend.chat.people.access.endOverdue();
    for (const id of IDS) await this.check(id);
  }

  /** Compares a user's rights, reasons, authors, ends and last loss with the books. */
  private async check(id: string): Promise<void> {
    const { effective, grants, changes, groups } = await this.read(id);
    const held = this.books.held(id);
    const at = [this.step, id];
    const named = held.flatMap(({ right }) => (right.startsWith('group:') ? right.slice('group:'.length) : []));
    expect([at, [...groups].sort()]).toEqual([at, named.sort()]);
    const scopes = SCOPES.filter(scope => effective.some(one => one.scope === scope));
    expect([at, scopes]).toEqual([at, this.books.scopesOf(id)]);
    const shown = grants.map(({ right, reason = '', lastDay = null, byUserId = '' }) => [
      right,
      reason,
      lastDay,
      byUserId,
    ]);
    const booked = held.map(({ right, reason, lastDay, by }) => [right, reason, lastDay, by]);
    expect([at, shown.sort()]).toEqual([at, booked.sort()]);
    const acts = this.books.historyOf(id).map(({ reason, by, facts }) => [reason, by, ...facts]);
    const shownActs = gathered(changes);
    expect([at, shownActs]).toEqual([at, changes.length < NEWEST ? acts : acts.slice(0, shownActs.length)]);
    const lostAt = this.books.lostAt(id);
    if (lostAt === undefined) return;
    const noted = this.sandbox.documents.read(`revoked-scopes/${id}`)?.['revokedAt'] as number;
    expect([at, noted >= lostAt, noted <= this.clock.now() / 1000]).toEqual([at, true, true]);
  }

  private async read(id: string): Promise<GroupsAnswer> {
    const answer = await this.reader()('GET', `/iams/manage/users/${id}/groups`);
    expect([this.step, id, answer.status]).toEqual([this.step, id, 200]);
    return answer.json as GroupsAnswer;
  }

  /** A user who may read; there always is one. */
  private reader(): Call {
    const reader = ACTORS.find(id => this.books.scopesOf(id).some(scope => READERS.includes(scope)));
    return this.session(reader ?? 'staff-dana').call;
  }

  private session(uid: string): { readonly call: Call; readonly since: number } {
    const known = this.sessions.get(uid);
    if (known !== undefined && this.clock.now() - known.since <= OLDEST_SESSION_MS) return known;
    const begun = { call: callsOf(this.sandbox, uid, 'all'), since: this.clock.now() };
    this.sessions.set(uid, begun);
    return begun;
  }

  /** Usually a user who may act. */
  private actor(scope: Scope): Actor {
    const may = ACTORS.filter(id => this.books.scopesOf(id).includes(scope));
    return (this.dice.chance(0.8) ? this.dice.pick(may) : undefined) ?? this.pick(ACTORS);
  }

  /** Usually a member of staff. */
  private anybody(): string {
    return this.dice.chance(0.7) ? this.pick(ACTORS) : this.pick(IDS);
  }

  private pick<T>(items: readonly [T, ...T[]]): T {
    return this.dice.pick(items) ?? items[0];
  }

  private reason(): string {
    return `Step ${this.step} of the story`;
  }

  /** From yesterday, which is refused, to three weeks ahead. */
  private day(): string {
    return new Date(this.clock.now() + this.dice.between(-1, 20) * DAY_MS).toISOString().slice(0, 10);
  }
}

/** The sentences of each act, as facts; leaves out a last act that may be cut off. */
function gathered(changes: GroupsAnswer['changes']): readonly string[][] {
  const acts: { readonly key: string; readonly facts: string[] }[] = [];
  for (const { reason, byUserId, sentence } of changes) {
    const key = JSON.stringify([reason, byUserId]);
    if (acts.at(-1)?.key !== key) acts.push({ key, facts: [] });
    acts.at(-1)?.facts.push(factOf(sentence));
  }
  const whole = changes.length < NEWEST ? acts : acts.slice(0, -1);
  return whole.map(({ key, facts }) => [...(JSON.parse(key) as string[]), ...facts.sort()]);
}

/** “The group MI reporter was granted until 3 April 2026.” is `granted group:mi-reporter`. One single scope occurs. */
function factOf(sentence: string): string {
  const [, code] = /^The access code was changed to (\S+)\.$/.exec(sentence) ?? [];
  if (code !== undefined) return `moved ${code}`;
  const [, name = ''] = /[Tt]he group ([A-Za-z ]+?) (?:was|from|is)/.exec(sentence) ?? [];
  const right = name === '' ? 'scope:domo-reports:view' : `group:${name.toLowerCase().replaceAll(' ', '-')}`;
  if (sentence.startsWith('The last day of')) return `last day ${right}`;
  if (sentence.includes(' was taken away')) return `taken ${right}`;
  return `${sentence.includes(' was confirmed') ? 'confirmed' : 'granted'} ${right}`;
}

describe('access over time', () => {
  const seeded = mkdtempSync(join(tmpdir(), 'access-seeded-'));

  beforeAll(async () => {
    const sandbox = await startIn(seeded, new OffsetClock(() => BEGIN));
    const { access } = sandbox.backend.chat.people;
    const isProtected = (scope: Scope): boolean => PROTECTED_SCOPES.some(one => one === scope);
    for (const { id } of sandbox.backend.users.directory.holders())
      if (!IDS.includes(id) && access.scopesOf(id).some(isProtected)) access.put(id, []);
    await sandbox.stop();
  }, 60_000);
  afterAll(() => rmSync(seeded, { recursive: true }));

  // Seeds whose stories reach the refusal for the last holder, so that each of them fails without it.
  it.each([6, 10, 11, 13, 14, 16])(
    'exists exactly while a valid grant says so (story %i)',
    async seed => {
      const story = await Story.begin(seed, seeded);
      try {
        for (let step = 0; step < 60; step += 1) await story.takeStep();
        // Each story reaches what it was chosen for.
        const reached = ['', 'Forbidden', 'SelfChange', 'LastHolder'].filter(token => story.count(token) > 0);
        expect(reached).toEqual(['', 'Forbidden', 'SelfChange', 'LastHolder']);
      } finally {
        await story.end();
      }
    },
    180_000,
  );
});
