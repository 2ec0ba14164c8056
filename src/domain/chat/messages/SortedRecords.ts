import type { TimeId } from './TimeId';

/**
 * Maximum records in one chunk. A change moves the records of one chunk only, so its cost hardly grows with the total.
 */
const CHUNK = 512;

/** A record with a position in an order. */
export interface Placed {
  readonly timeId: TimeId;
}

/** Position of a record, or its insertion point. */
interface Place<R> {
  readonly timeId: TimeId;
  readonly chunk: R[];
  readonly at: number;
  readonly index: number;
  found: R | undefined;
}

/** Mutable records in order of time id. Owned by one `Timeline` at a time, which exposes them. */
export class SortedRecords<R extends Placed> {
  size = 0;
  private known: Place<R> | undefined;

  constructor(private readonly chunks: R[][] = []) {
    for (const { length } of chunks) this.size += length;
  }

  copy(): SortedRecords<R> {
    return new SortedRecords(this.chunks.map(chunk => chunk.slice()));
  }

  get(timeId: TimeId): R | undefined {
    return this.placeOf(timeId)?.found;
  }

  /** Inserts a record; returns the one it replaced. */
  put(record: R): R | undefined {
    const place = this.placeOf(record.timeId);
    if (place?.found === undefined) return this.add(place, record);
    const replaced = place.found;
    place.chunk[place.index] = place.found = record;
    return replaced;
  }

  remove(timeId: TimeId): void {
    const place = this.placeOf(timeId);
    if (place?.found === undefined) return;
    this.known = undefined;
    this.size -= 1;
    place.chunk.splice(place.index, 1);
    if (place.chunk.length === 0) this.chunks.splice(place.at, 1);
  }

  oldest(): R | undefined {
    return this.chunks[0]?.[0];
  }

  newest(): R | undefined {
    return this.chunks.at(-1)?.at(-1);
  }

  /** Iterates from the first record after a time id, or from the oldest, to the newest. */
  *after(timeId?: TimeId): Generator<R> {
    const place = timeId === undefined ? undefined : this.placeOf(timeId);
    let index = place === undefined ? 0 : place.index + (place.found === undefined ? 0 : 1);
    for (let at = place?.at ?? 0; at < this.chunks.length; at += 1, index = 0) {
      const chunk = this.chunks[at] ?? [];
      for (; index < chunk.length; index += 1) yield chunk[index] as R;
    }
  }

  /** Iterates from the last record before a time id, or from the newest, to the oldest. */
  *before(timeId?: TimeId): Generator<R> {
    const place = timeId === undefined ? undefined : this.placeOf(timeId);
    let rest = place?.index;
    for (let at = place?.at ?? this.chunks.length - 1; at >= 0; at -= 1, rest = undefined) {
      const chunk = this.chunks[at] ?? [];
      for (let index = (rest ?? chunk.length) - 1; index >= 0; index -= 1) yield chunk[index] as R;
    }
  }

  private add(place: Place<R> | undefined, record: R): undefined {
    this.size += 1;
    if (place !== undefined && place.chunk.length < CHUNK) {
      if (place.index === place.chunk.length) place.chunk.push(record);
      else place.chunk.splice(place.index, 0, record);
      place.found = record;
      return;
    }
    this.known = undefined;
    if (place === undefined) this.chunks.push([record]);
    else this.divide(place, record);
  }

  /** Splits a full chunk. An insertion at its end starts a new chunk, so ordered records fill their chunks. */
  private divide({ chunk, at, index }: Place<R>, record: R): void {
    const rest = chunk.splice(index === chunk.length ? index : CHUNK / 2);
    this.chunks.splice(at + 1, 0, rest);
    if (index < chunk.length) chunk.splice(index, 0, record);
    else rest.splice(index - chunk.length, 0, record);
  }

  /**
   * A record is usually read before it is put, often several times, so the last position found is cached until records
   * move.
   */
  private placeOf(timeId: TimeId): Place<R> | undefined {
    return this.known?.timeId === timeId ? this.known : (this.known = this.search(timeId));
  }

  private search(timeId: TimeId): Place<R> | undefined {
    const at = this.chunkOf(timeId);
    const chunk = this.chunks[at];
    if (chunk === undefined) return undefined;
    const index = indexIn(chunk, timeId);
    const record = chunk[index];
    return { timeId, chunk, at, index, found: record?.timeId === timeId ? record : undefined };
  }

  /** Returns the last chunk that starts at or before the time id, or the first. Most lookups are for the newest. */
  private chunkOf(timeId: TimeId): number {
    let high = this.chunks.length - 1;
    if (startsBy(this.chunks[high], timeId)) return high;
    let low = 0;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (startsBy(this.chunks[middle], timeId)) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function startsBy(chunk: readonly Placed[] | undefined, timeId: TimeId): boolean {
  const first = chunk?.[0];
  return first !== undefined && first.timeId <= timeId;
}

/** Returns the index of the record, or its insertion point. */
function indexIn(chunk: readonly Placed[], timeId: TimeId): number {
  const last = chunk.at(-1);
  if (last !== undefined && last.timeId < timeId) return chunk.length;
  let low = 0;
  let high = chunk.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const record = chunk[middle];
    if (record !== undefined && record.timeId < timeId) low = middle + 1;
    else high = middle;
  }
  return low;
}
