import type { Unsubscribe } from './Unsubscribe';

/** Listeners to notify. The same function can be added twice; each addition is removed separately. */
export class Listeners<T extends readonly unknown[] = []> {
  private readonly entries = new Set<{ readonly listener: (...values: T) => void }>();

  get size(): number {
    return this.entries.size;
  }

  add(listener: (...values: T) => void): Unsubscribe {
    const entry = { listener };
    this.entries.add(entry);
    return () => this.entries.delete(entry);
  }

  /** A listener that is added or removed during a notification does not affect it. */
  notify(...values: T): void {
    for (const entry of [...this.entries]) if (this.entries.has(entry)) entry.listener(...values);
  }
}
