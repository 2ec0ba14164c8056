import type { Append, Journalled } from '#firebase-stand-in/journal/Journalled';
import type { Keeper, MapRecord } from './JournalledMap';

interface KnownPart {
  readonly part: Journalled<unknown>;
  readonly append: Append<unknown>;
}

/** Stores entries through another keeper, and finds the entries of a stream again, whatever part they belong to. */
export class RecordKeeper implements Keeper {
  private readonly parts = new Map<string, KnownPart>();

  constructor(private readonly keeper: Keeper) {}

  attach<R>(part: Journalled<R>): Append<R> {
    const append = this.keeper.attach(part);
    this.parts.set(part.stream, { part, append: append as Append<unknown> });
    return append;
  }

  streams(): readonly string[] {
    return [...this.parts.keys()];
  }

  /** The entries of a map. */
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
