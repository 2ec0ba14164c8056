import type { Append, Journalled } from '#firebase-stand-in/journal/Journalled';

/** `value` is null once the entry is deleted. */
export interface MapRecord<V> {
  readonly id: string;
  readonly value: V | null;
}

/** Stores the records of the parts attached to it; implemented by the sandbox's journal. */
export interface JournalHost {
  attach<R>(part: Journalled<R>): Append<R>;
}

/** Entries by id that survive a restart. Values are plain JSON and are replaced, never changed in place. */
export class JournalledMap<V> implements Journalled<MapRecord<V>> {
  private readonly entries = new Map<string, V>();
  private append: Append<MapRecord<V>> = () => undefined;

  constructor(readonly stream: string) {}

  attachTo(journal: JournalHost): this {
    this.append = journal.attach(this);
    return this;
  }

  get size(): number {
    return this.entries.size;
  }

  get(id: string): V | undefined {
    return this.entries.get(id);
  }

  values(): Iterable<V> {
    return this.entries.values();
  }

  ids(): Iterable<string> {
    return this.entries.keys();
  }

  put(id: string, value: V): void {
    this.append({ id, value });
    this.entries.set(id, value);
  }

  remove(id: string): void {
    if (!this.entries.has(id)) return;
    this.append({ id, value: null });
    this.entries.delete(id);
  }

  replay({ id, value }: MapRecord<V>): void {
    if (value === null) this.entries.delete(id);
    else this.entries.set(id, value);
  }

  *snapshot(): Iterable<MapRecord<V>> {
    for (const [id, value] of this.entries) yield { id, value };
  }
}

/** The id of an entry that belongs to a user and one of their objects. */
export const pairKey = (uid: string, id: string): string => JSON.stringify([uid, id]);
