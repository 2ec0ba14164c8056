import type { MessageRecord } from './MessageRecord';
import type { TimeId } from './TimeId';

/** Most records in one chunk; a change copies one chunk and the list of chunks, so its cost hardly grows with the timeline. */
const CHUNK = 256;

type Chunk = readonly MessageRecord[];

/** The records of one chat in order of time id. A value: `with` gives another timeline and leaves this one as it is. */
export class Timeline {
  static readonly empty = new Timeline([], 0);

  private constructor(
    private readonly chunks: readonly Chunk[],
    readonly size: number,
  ) {}

  get(timeId: TimeId): MessageRecord | undefined {
    const chunk = this.chunks[this.chunkOf(timeId)];
    const record = chunk?.[indexIn(chunk, timeId)];
    return record?.timeId === timeId ? record : undefined;
  }

  with(record: MessageRecord): Timeline {
    const at = this.chunkOf(record.timeId);
    const chunk = this.chunks[at] ?? [];
    const index = indexIn(chunk, record.timeId);
    const known = chunk[index]?.timeId === record.timeId;
    const grown = chunk.toSpliced(index, known ? 1 : 0, record);
    const parts = grown.length > CHUNK ? [grown.slice(0, CHUNK / 2), grown.slice(CHUNK / 2)] : [grown];
    return new Timeline(this.chunks.toSpliced(at, 1, ...parts), this.size + (known ? 0 : 1));
  }

  oldest(): MessageRecord | undefined {
    return this.chunks[0]?.[0];
  }

  newest(): MessageRecord | undefined {
    return this.chunks.at(-1)?.at(-1);
  }

  *[Symbol.iterator](): Generator<MessageRecord> {
    for (const chunk of this.chunks) yield* chunk;
  }

  /** From the newest to the oldest. */
  *backwards(): Generator<MessageRecord> {
    for (let at = this.chunks.length - 1; at >= 0; at -= 1) yield* (this.chunks[at] ?? []).toReversed();
  }

  /** The last chunk that starts at or before the time id, else the first. */
  private chunkOf(timeId: TimeId): number {
    let low = 0;
    let high = this.chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const first = this.chunks[middle]?.[0];
      if (first !== undefined && first.timeId <= timeId) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** Where the record is, or would be put. */
function indexIn(chunk: Chunk, timeId: TimeId): number {
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
