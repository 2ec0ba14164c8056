import type { Unsubscribe } from './Unsubscribe';

/** Those who want to be told. The same function can be added twice; each adding stops by itself. */
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

  /** Whoever is added or stops while the others are told does not disturb the round. */
  notify(...values: T): void {
    for (const entry of [...this.entries]) if (this.entries.has(entry)) entry.listener(...values);
  }
}
