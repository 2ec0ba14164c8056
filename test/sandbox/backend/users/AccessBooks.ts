import { SCOPES, type Scope } from '@/domain/kernel/Scope';
import { PROTECTED_SCOPES } from '@/domain/users/accessChange.rule';
import { scopesOfGroup, type UserGroup } from '@/domain/users/UserGroup';

/** A granted right: `group:admin` or `scope:domo-reports:view`. */
export interface Entry {
  readonly right: string;
  /** Milliseconds since 1970 at which it ends; null for no end. */
  readonly until: number | null;
  readonly lastDay: string | null;
  /** Empty for grants from before the record, as is `by`. */
  readonly reason: string;
  /** Identity id. */
  readonly by: string;
  /** True if an analyst reports only on the patients of some access codes. */
  readonly ofCodes: boolean;
}

/** One act in a user's history: reason, author and changed rights. */
export interface PastAct {
  readonly reason: string;
  readonly by: string;
  readonly facts: readonly string[];
}

/** A user whose access changes, with the facts that decide whether it may. */
export interface BookedPerson {
  readonly id: string;
  readonly isPatient?: true;
  readonly isDisabled?: true;
  readonly hasSecondFactor?: true;
}

/** A change's effect on a user's rights. */
export interface Wanted {
  /** All rights after the change. */
  readonly rights: readonly string[];
  /** Last days by right, empty for no end; only those of wanted rights count. */
  readonly lastDays: ReadonlyMap<string, string>;
  readonly confirmed: readonly string[];
  readonly ofCodes: boolean;
}

export interface Attempt extends Wanted {
  readonly person: string;
  readonly by: string;
  readonly reason: string;
  /** Milliseconds since the acting user signed in. */
  readonly signedInMsAgo: number;
}

/** Status and first line that the backend must answer; the first line of a success is empty. */
export type Outcome = readonly [status: number, token: string];

export const DONE: Outcome = [200, ''];
const FIVE_MINUTES_MS = 300_000;
const DAY_MS = 86_400_000;

/** All granted rights, derived only from the acts of a story, never from the backend. */
export class AccessBooks {
  private readonly entries = new Map<string, readonly Entry[]>();
  private readonly acts = new Map<string, readonly PastAct[]>();
  private readonly losses = new Map<string, number>();

  constructor(
    private readonly people: readonly BookedPerson[],
    private readonly now: () => number,
  ) {}

  begin(person: string, rights: readonly string[]): void {
    const seeded = { until: null, lastDay: null, reason: '', by: '', ofCodes: false };
    this.entries.set(
      person,
      rights.map(right => ({ ...seeded, right })),
    );
  }

  /** Granted rights that have not ended. */
  held(person: string): readonly Entry[] {
    return (this.entries.get(person) ?? []).filter(({ until }) => until === null || this.now() < until);
  }

  scopesOf(person: string): readonly Scope[] {
    return scopesIn(this.held(person));
  }

  /** Newest first. */
  historyOf(person: string): readonly PastAct[] {
    return this.acts.get(person) ?? [];
  }

  /** The last time at which a user lost a scope, in seconds since 1970; undefined for never. */
  lostAt(person: string): number | undefined {
    return this.losses.get(person);
  }

  /** Protected scopes that no one who can sign in holds without an end. */
  orphaned(): readonly Scope[] {
    return this.orphanedWith('', []);
  }

  /** The backend's expected answer; an expected refusal is not booked. */
  attempt(attempt: Attempt): Outcome {
    const { person, by, signedInMsAgo, reason } = attempt;
    const next = this.after(attempt);
    if (next === undefined) return [400, 'InvalidLastDay'];
    const facts = this.factsOf(person, next, attempt);
    if (facts.length === 0) return DONE;
    const [before, after] = [this.scopesOf(person), scopesIn(next)];
    const gains = after.some(scope => !before.includes(scope));
    const { isPatient, isDisabled } = this.people.find(({ id }) => id === person) ?? {};
    if (signedInMsAgo > FIVE_MINUTES_MS) return [403, 'RecentLoginRequired'];
    if (by === person) return [409, 'SelfChange'];
    if (gains && isPatient === true) return [409, 'IsPatient'];
    if (gains && isDisabled === true) return [409, 'IsDisabled'];
    if (this.orphanedWith(person, next).length > 0) return [409, 'LastHolder'];
    this.entries.set(person, next);
    this.record(person, { reason, by, facts });
    if (before.some(scope => !after.includes(scope))) this.losses.set(person, Math.floor(this.now() / 1000));
    return DONE;
  }

  record(person: string, act: PastAct): void {
    this.acts.set(person, [act, ...this.historyOf(person)]);
  }

  /** Books what has ended between two moments. */
  pass(from: number, to: number): void {
    for (const [person, entries] of this.entries) {
      const ends = entries.flatMap(({ until }) => (until !== null && from < until && until <= to ? [until] : []));
      for (const end of ends.sort((one, other) => one - other)) {
        const [before, after] = [end - 1, end].map(at =>
          scopesIn(entries.filter(({ until }) => until === null || at < until)),
        );
        if (before?.some(scope => !after?.includes(scope))) this.losses.set(person, end / 1000);
      }
    }
  }

  /** Undefined when a last day has passed already. */
  private after({ person, by, reason, rights, lastDays, ofCodes }: Attempt): readonly Entry[] | undefined {
    const held = this.held(person);
    const next = rights.map((right): Entry | undefined => {
      const known = held.find(one => one.right === right);
      const day = lastDays.get(right);
      const until = day === undefined || day === '' ? null : endOfDay(day);
      if (until !== null && until <= this.now()) return undefined;
      const end = { until, lastDay: day === undefined || day === '' ? null : day };
      if (known === undefined) return { right, reason, by, ofCodes, ...end };
      return day === undefined ? known : { ...known, ...end };
    });
    return next.some(one => one === undefined) ? undefined : next.flatMap(one => one ?? []);
  }

  private factsOf(person: string, next: readonly Entry[], { confirmed }: Wanted): readonly string[] {
    const held = this.held(person);
    const taken = held.filter(({ right }) => !next.some(one => one.right === right));
    const changes = next.flatMap(one => {
      const former = held.find(({ right }) => right === one.right);
      if (former === undefined) return [`granted ${one.right}`];
      return [
        ...(former.lastDay === one.lastDay ? [] : [`last day ${one.right}`]),
        ...(confirmed.includes(one.right) ? [`confirmed ${one.right}`] : []),
      ];
    });
    return [...taken.map(({ right }) => `taken ${right}`), ...changes].sort();
  }

  private orphanedWith(person: string, next: readonly Entry[]): readonly Scope[] {
    const counting = this.people.filter(one => one.hasSecondFactor === true && one.isDisabled !== true);
    const withoutExpiry = counting.flatMap(({ id }) =>
      (id === person ? next : this.held(id)).filter(({ until }) => until === null),
    );
    const kept = scopesIn(withoutExpiry);
    return PROTECTED_SCOPES.filter(scope => !kept.includes(scope));
  }
}

function scopesIn(entries: readonly Pick<Entry, 'right'>[]): readonly Scope[] {
  const scopes = new Set(entries.flatMap(({ right }) => scopesWith(right)));
  return SCOPES.filter(scope => scopes.has(scope));
}

/** The scopes of a group, or a single scope. */
function scopesWith(right: string): readonly string[] {
  const name = right.slice(right.indexOf(':') + 1);
  return right.startsWith('group:') ? scopesOfGroup(name as UserGroup) : [name];
}

/** The first moment of the next day in London, in milliseconds since 1970; uses no code of the product. */
export function endOfDay(day: string): number {
  const next = Date.parse(`${day}T00:00:00Z`) + DAY_MS;
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' });
  return hour.format(next) === '00' ? next : next - 3_600_000;
}
