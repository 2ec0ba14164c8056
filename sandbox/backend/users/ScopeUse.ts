import { JournalledMap, type Keeper, pairKey } from '#sandbox/backend/kernel/JournalledMap';

/** The last use is kept this coarsely, so that not every call writes to the journal. */
const HOUR_MS = 3_600_000;

/** When a call of somebody last needed each scope. */
export class ScopeUse {
  private readonly last = new JournalledMap<number>('scope-use');

  constructor(private readonly clock: { now(): number }) {}

  keepIn(keeper: Keeper): this {
    this.last.keepIn(keeper);
    return this;
  }

  record(id: string, scopes: readonly string[]): void {
    const now = this.clock.now();
    for (const scope of scopes) {
      const key = pairKey(id, scope);
      if (now - (this.last.get(key) ?? -Infinity) >= HOUR_MS) this.last.put(key, now);
    }
  }

  /** Milliseconds since 1970; undefined where none of the scopes was ever needed. */
  lastOf(id: string, scopes: readonly string[]): number | undefined {
    const times = scopes.flatMap(scope => this.last.get(pairKey(id, scope)) ?? []);
    return times.length === 0 ? undefined : Math.max(...times);
  }
}
