import type { Scope } from '@/domain/kernel/Scope';
import { type Grant, type Rights, rightsAt } from '#sandbox/domain/users/rightsAt.rule';
import { isScope, isUserGroup, type Right, scopesOfGroup, type UserGroup } from '@/domain/users/UserGroup';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

/** A grant as it is stored, with its author and reason. */
export interface StoredGrant extends Grant {
  readonly id: string;
  /** Identity id of who gave it; null for what was there before anything was recorded. */
  readonly by: string | null;
  readonly reason: string;
  /** Such as `2026-12-31`; null where it has no end. */
  readonly lastDay: string | null;
  /** The access codes whose patients an analyst reports on; absent for everything below their organisation. */
  readonly codes?: readonly string[];
  /** Seconds since 1970 at which it was last confirmed. */
  readonly confirmedAt: number | null;
}

/** A user's grants; `version` counts the changes. */
export interface PersonAccess {
  readonly grants: readonly StoredGrant[];
  readonly version: number;
}

/** A user whose access has changed, and their scopes just before. */
export type AccessListener = (uid: string, before: readonly Scope[]) => void;

export interface GrantSources {
  readonly clock: { now(): number };
  /** The id in the list of people, for an identity id or for itself. */
  readonly idOf: (uid: string) => string;
  /** A user's grants from before the first call, by their id in the list. */
  readonly seeded: (id: string) => readonly StoredGrant[];
}

/** Everyone's grants, from before the first call and since. Scopes are derived from them at each moment. */
export class AccessGrants {
  private readonly changed = new JournalledMap<PersonAccess>('access-grants');
  /** The time at which each user last lost a scope, in seconds since 1970. */
  private readonly losses = new JournalledMap<number>('access-losses');
  private readonly listeners = new Set<AccessListener>();
  /** Seconds since 1970 at which time alone next changes anyone’s access; undefined if that has to be determined. */
  private nextEnd: number | undefined;
  /** Seconds since 1970. */
  private lookedAt = 0;

  constructor(private readonly sources: GrantSources) {}

  attachTo(journal: JournalHost): this {
    this.changed.attachTo(journal);
    this.losses.attachTo(journal);
    return this;
  }

  /** Called after each change, by a call or by a last day that has passed. */
  onChange(listener: AccessListener): void {
    this.listeners.add(listener);
  }

  accessOf(uid: string): PersonAccess {
    const id = this.sources.idOf(uid);
    return this.changed.get(id) ?? { grants: this.sources.seeded(id), version: 0 };
  }

  isChanged(uid: string): boolean {
    return this.changed.get(this.sources.idOf(uid)) !== undefined;
  }

  /** People whose access was changed by a call. */
  changedPeople(): Iterable<string> {
    return this.changed.ids();
  }

  /** A user's present rights. */
  rightsOf(uid: string): Rights {
    return rightsAt({ grants: this.accessOf(uid).grants, now: this.seconds() });
  }

  scopesOf(uid: string): readonly Scope[] {
    return this.rightsOf(uid).scopes.map(({ scope }) => scope);
  }

  put(uid: string, grants: readonly StoredGrant[]): void {
    this.endOverdue();
    const before = this.scopesOf(uid);
    this.changed.put(this.sources.idOf(uid), { grants, version: this.accessOf(uid).version + 1 });
    const held = this.scopesOf(uid);
    if (before.some(scope => !held.includes(scope))) this.losses.put(this.sources.idOf(uid), this.seconds());
    this.nextEnd = undefined;
    for (const listener of this.listeners) listener(uid, before);
  }

  /**
   * Ends expired grants, like a change would: the loss is recorded and the listeners run. To be called often; it does
   * nothing before the next last day has passed, and after a restart it finds the grants that expired in the meantime.
   */
  endOverdue(): void {
    const now = this.seconds();
    if (this.nextEnd !== undefined && now < this.nextEnd && now >= this.lookedAt) return;
    this.lookedAt = now;
    const ends = [...this.changed.ids()].flatMap(id => {
      this.noteEnd(id, now);
      return rightsAt({ grants: this.accessOf(id).grants, now }).until ?? [];
    });
    this.nextEnd = Math.min(Infinity, ...ends);
  }

  private noteEnd(id: string, now: number): void {
    const { grants } = this.accessOf(id);
    const lostAt = this.losses.get(id) ?? 0;
    const ends = grants.flatMap(({ until }) => (until !== null && until <= now && until > lostAt ? [until] : []));
    if (ends.length === 0) return;
    const before = ends.flatMap(end => rightsAt({ grants, now: end - 1 }).scopes.map(({ scope }) => scope));
    const held = this.scopesOf(id);
    if (before.every(scope => held.includes(scope))) return;
    this.losses.put(id, Math.max(...ends));
    for (const listener of this.listeners) listener(id, [...new Set(before)]);
  }

  /** Returns the time at which a user last lost a scope, in seconds since 1970; undefined for never. */
  lostAt(uid: string): number | undefined {
    return this.losses.get(this.sources.idOf(uid));
  }

  private seconds(): number {
    return Math.floor(this.sources.clock.now() / 1000);
  }
}

/** The rights that contain these scopes: the named groups, and each missing scope individually. */
export function rightsFor(scopes: readonly string[], groups: readonly UserGroup[] = []): readonly Right[] {
  const carried = groups.flatMap(scopesOfGroup);
  return [
    ...groups.filter(isUserGroup).map((group): Right => ({ kind: 'group', group })),
    ...scopes.filter(isScope).flatMap((scope): Right[] => (carried.includes(scope) ? [] : [{ kind: 'scope', scope }])),
  ];
}
