import { endpoints } from '#sandbox/endpoints/endpoints';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { JournalledMap, type JournalHost, pairKey } from '#sandbox/backend/kernel/JournalledMap';

/** Granularity of the stored time of last use, so that not every call writes to the journal. */
const HOUR_MS = 3_600_000;

/** The scopes that open a call, but for calls that a timer makes: of the use of another one there is no record. */
const recordedScopes: ReadonlySet<string> = new Set(
  Object.values(endpoints)
    .flatMap(calls => Object.values(calls as Readonly<Record<string, Endpoint>>))
    .flatMap(({ access, background }) =>
      access.who === 'session' && background !== true ? [...access.scopes, ...(access.anyOf ?? [])] : [],
    ),
);

/** The time at which each scope of a user last opened a call. */
export class ScopeUse {
  private readonly last = new JournalledMap<number>('scope-use');
  private readonly began = new JournalledMap<number>('scope-use-recorded');

  constructor(private readonly clock: { now(): number }) {}

  attachTo(journal: JournalHost): this {
    this.last.attachTo(journal);
    this.began.attachTo(journal);
    if (this.began.get('since') === undefined) this.began.put('since', this.clock.now());
    return this;
  }

  record(id: string, scopes: readonly string[]): void {
    const now = this.clock.now();
    for (const scope of scopes) {
      const key = pairKey(id, scope);
      if (now - (this.last.get(key) ?? -Infinity) >= HOUR_MS) this.last.put(key, now);
    }
  }

  /**
   * For scopes that a user holds since `from`. All in milliseconds since 1970; null for never, undefined if a use of
   * one of them may not be recorded.
   */
  lastOf(id: string, scopes: readonly string[], from: number): number | null | undefined {
    const times = scopes.flatMap(scope => this.last.get(pairKey(id, scope)) ?? []);
    if (times.length > 0) return Math.max(...times);
    if (!scopes.every(scope => recordedScopes.has(scope))) return undefined;
    // A grant begins with a whole second.
    return from > (this.began.get('since') ?? Infinity) - 1_000 ? null : undefined;
  }
}
