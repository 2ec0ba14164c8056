import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCOPES, type Scope } from '@/domain/kernel/Scope';
import { PROTECTED_SCOPES } from '@/domain/users/accessChange.rule';
import { USER_GROUPS, scopesOfGroup, type UserGroup } from '@/domain/users/UserGroup';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { Dice } from '#test/simulation/Dice';
import { type Answer, type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';

const DAY_MS = 86_400_000;
/** Staff who act, and people who only receive. None of them leads a chat or a patient. */
const STAFF = ['staff-dana', 'staff-emrys', 'staff-farah'] as const;
const PEOPLE = [...STAFF, 'user-05001', 'user-05002', 'patient-05'] as const;

/** Calls, and the scopes of which one lets them through. */
const CALLS: readonly (readonly [path: string, ...scopes: readonly Scope[]])[] = [
  ['/therapist/v2/chats', 'chat:view-active-chats'],
  ['/therapist/assigned-patients', 'therapist:list-patients'],
  ['/organisation/list', 'organisations:edit', 'organisations:edit-thrive'],
  ['/analysts/user-05001/access-codes', 'iams:escalate-to-analyst', 'iams:downgrade-from-analyst'],
  ['/remote-config/core-hours', 'region-settings:view'],
];

/** What the books say: a right, until when, who gave it and why. */
interface Given {
  /** Milliseconds since 1970 at which it ends; null for no end. */
  readonly until: number | null;
  readonly reason: string;
}
type Books = Map<string, Map<UserGroup, Given>>;

interface GroupsAnswer {
  readonly groups: readonly UserGroup[];
  readonly scopes: readonly string[];
  readonly effective: readonly { readonly scope: string }[];
  readonly grants: readonly { readonly right: string; readonly reason?: string; readonly lastDay?: string }[];
  readonly changes: readonly { readonly sentence: string; readonly reason?: string; readonly byName: string }[];
}

/** A random story of grants, ends, refusals, clock jumps and restarts, held against books of its own. */
class Story {
  readonly dice: Dice;
  readonly books: Books = new Map();
  accepted = 0;
  refused = 0;
  private step = 0;
  private readonly directory = mkdtempSync(join(tmpdir(), 'access-'));
  private calls = new Map<string, Call>();

  private constructor(
    seed: number,
    private sandbox: Sandbox,
  ) {
    this.dice = new Dice(seed);
  }

  static async begin(seed: number): Promise<Story> {
    const story = new Story(seed, undefined as unknown as Sandbox);
    await story.start(0);
    // The books open with what the seeded people were given; everybody else of the staff is left out of the story.
    const { access } = story.sandbox.backend.chat.people;
    for (const { id } of story.sandbox.backend.users.directory.holders())
      if (!PEOPLE.some(one => one === id)) access.put(id, []);
    for (const id of PEOPLE) {
      const { groups } = await story.groupsOf(id);
      story.books.set(id, new Map(groups.map(group => [group, { until: null, reason: '' }])));
    }
    return story;
  }

  async end(): Promise<void> {
    await this.sandbox.stop();
    rmSync(this.directory, { recursive: true });
  }

  get now(): number {
    return this.sandbox.clock.now();
  }

  async restart(): Promise<void> {
    const { offsetMs } = this.sandbox.clock;
    await this.sandbox.stop();
    await this.start(offsetMs);
  }

  jump(): void {
    this.sandbox.clock.offsetMs += this.dice.between(1, 15) * DAY_MS;
    this.calls = new Map();
  }

  /** One random act. Sessions that began more than five minutes ago are too old for it. */
  async act(): Promise<void> {
    const by = this.pick(STAFF);
    const person = this.pick(PEOPLE);
    this.step += 1;
    const reason = `Step ${this.step} of the story`;
    const before = await this.groupsOf(person);
    const groups = USER_GROUPS.filter(group =>
      this.dice.chance(0.3) ? !before.groups.includes(group) : before.groups.includes(group),
    );
    const lastDays = groups
      .filter(() => this.dice.chance(0.2))
      .map(group => ({ right: `group:${group}`, lastDay: this.dice.chance(0.3) ? '' : this.dayIn(20) }));
    const path = `/iams/manage/users/${person}/groups`;
    const { etag } = await this.as('staff-dana')('GET', path);
    const answer = await this.as(by)('PUT', path, { body: { groups, lastDays, reason }, ifMatch: etag });
    this.book(person, by, groups, lastDays, reason, answer);
  }

  /** Somebody tries a call: it is let through exactly where the books have a valid right for it. */
  async tryCall(): Promise<void> {
    const by = this.pick(STAFF);
    const [path, ...needed] = this.dice.pick(CALLS) ?? [''];
    const { status } = await this.as(by)('GET', path);
    expect([by, path, status === 403]).toEqual([by, path, !needed.some(scope => this.scopesOf(by).includes(scope))]);
  }

  /** What holds at every moment, whatever was accepted. */
  async check(): Promise<void> {
    for (const scope of PROTECTED_SCOPES) {
      const holders = PEOPLE.filter(id =>
        [...this.given(id)].some(([group, { until }]) => until === null && scopesOfGroup(group).includes(scope)),
      );
      expect([scope, holders.length > 0]).toEqual([scope, true]);
    }
    for (const id of PEOPLE) {
      const { effective, scopes, groups, grants, changes } = await this.groupsOf(id);
      const wanted = SCOPES.filter(scope => this.scopesOf(id).includes(scope) || scopes.includes(scope));
      expect([id, SCOPES.filter(scope => effective.some(one => one.scope === scope))]).toEqual([id, wanted]);
      expect([id, [...groups].sort()]).toEqual([id, [...this.held(id)].map(([group]) => group).sort()]);
      for (const [group, { reason }] of this.held(id)) {
        if (reason === '') continue;
        expect(grants.find(({ right }) => right === `group:${group}`)?.reason).toBe(reason);
        if (changes.length < 20)
          expect(changes.some(one => one.reason === reason && namesGroup(one.sentence, group))).toBe(true);
      }
    }
  }

  private async start(offsetMs: number): Promise<void> {
    const options = { port: 0, practice: false, longestChat: 60, dataDirectory: this.directory };
    this.sandbox = await startSandbox(options);
    this.sandbox.clock.offsetMs = offsetMs;
    this.calls = new Map();
  }

  private book(
    person: string,
    by: string,
    groups: readonly UserGroup[],
    lastDays: readonly { readonly right: string; readonly lastDay: string }[],
    reason: string,
    { status }: Answer,
  ): void {
    if (status !== 200) {
      this.refused += 1;
      return;
    }
    this.accepted += 1;
    expect(this.scopesOf(by)).toContain('organisations:edit-thrive');
    // Their own access is as it was: a change of nothing is no error.
    if (by === person) return;
    const held = new Map(this.held(person));
    const next = groups.map((group): [UserGroup, Given] => {
      const day = lastDays.find(({ right }) => right === `group:${group}`)?.lastDay;
      const until = day === undefined ? (held.get(group)?.until ?? null) : day === '' ? null : endOf(day);
      return [group, { until, reason: held.get(group)?.reason ?? reason }];
    });
    this.books.set(person, new Map(next));
  }

  private scopesOf(id: string): readonly Scope[] {
    return [...this.held(id)].flatMap(([group]) => scopesOfGroup(group));
  }

  /** What was given and has not ended, by the books alone. */
  private held(id: string): readonly (readonly [UserGroup, Given])[] {
    return [...this.given(id)].filter(([, { until }]) => until === null || this.now < until);
  }

  private given(id: string): ReadonlyMap<UserGroup, Given> {
    return this.books.get(id) ?? new Map<UserGroup, Given>();
  }

  private async groupsOf(id: string): Promise<GroupsAnswer> {
    // Read as somebody who may always read.
    const { json } = await callsOf(this.sandbox, this.reader(), 'all')('GET', `/iams/manage/users/${id}/groups`);
    return json as GroupsAnswer;
  }

  /** One of those who hold the right that the checks protect. */
  private reader(): string {
    const reader = STAFF.find(id =>
      this.sandbox.backend.chat.people.access.scopesOf(id).includes('organisations:edit'),
    );
    const other = STAFF.find(id => this.sandbox.backend.chat.people.access.scopesOf(id).length > 0);
    return reader ?? other ?? 'staff-dana';
  }

  private as(uid: string): Call {
    const known = this.calls.get(uid) ?? callsOf(this.sandbox, uid, 'all');
    this.calls.set(uid, known);
    return known;
  }

  private pick<T>(items: readonly [T, ...T[]]): T {
    return this.dice.pick(items) ?? items[0];
  }

  private dayIn(days: number): string {
    return new Date(this.now + this.dice.between(0, days) * DAY_MS).toISOString().slice(0, 10);
  }
}

/** Sentences name groups in words, such as “MI reporter”. */
const namesGroup = (sentence: string, group: UserGroup): boolean =>
  sentence.toLowerCase().includes(group.replaceAll('-', ' '));

/** The first moment of the next day in London, in milliseconds since 1970; by no code of the product. */
function endOf(day: string): number {
  const next = Date.parse(`${day}T00:00:00Z`) + DAY_MS;
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' });
  return hour.format(next) === '00' ? next : next - 3_600_000;
}

describe('rights over time', () => {
  it.each([1, 2, 3])(
    'hold exactly while a valid grant says so (story %i)',
    async seed => {
      const story = await Story.begin(seed);
      try {
        for (let step = 0; step < 120; step += 1) {
          const unit = story.dice.unit();
          if (unit < 0.5) await story.act();
          else if (unit < 0.85) await story.tryCall();
          else if (unit < 0.96) story.jump();
          else await story.restart();
          await story.check();
        }
        expect([story.accepted > 10, story.refused > 5]).toEqual([true, true]);
      } finally {
        await story.end();
      }
    },
    180_000,
  );
});
