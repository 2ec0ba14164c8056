import type { Append, Journalled } from '#firebase-stand-in/journal/Journalled';
import type { JournalHost, MapRecord } from './JournalledMap';

interface KnownPart {
  readonly part: Journalled<unknown>;
  readonly append: Append<unknown>;
}

/** Stores entries in another journal, and reads the entries of any stream again. */
export class ReadableJournal implements JournalHost {
  private readonly parts = new Map<string, KnownPart>();

  constructor(private readonly journal: JournalHost) {}

  attach<R>(part: Journalled<R>): Append<R> {
    const append = this.journal.attach(part);
    this.parts.set(part.stream, { part, append: append as Append<unknown> });
    return append;
  }

  streams(): readonly string[] {
    return [...this.parts.keys()];
  }

  entries(stream: string): readonly MapRecord<unknown>[] {
    return [...(this.parts.get(stream)?.part.snapshot() ?? [])] as MapRecord<unknown>[];
  }

  put(stream: string, record: MapRecord<unknown>): void {
    const known = this.parts.get(stream);
    if (!known) throw new Error(`No part keeps the stream ${stream}.`);
    known.append(record);
    known.part.replay(record);
  }
}
