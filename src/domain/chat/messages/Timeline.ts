import type { MessageRecord } from './MessageRecord';
import { SortedRecords, type Placed } from './SortedRecords';
import type { TimeId } from './TimeId';

/** Difference between an earlier timeline and its successor. */
interface Former<R extends Placed> {
  readonly next: Timeline<R>;
  readonly timeId: TimeId;
  /** Its record at that place; undefined if none. */
  readonly record: R | undefined;
}

/**
 * The records of one chat in order of time id. A persistent value: `with` returns another timeline and leaves this one
 * unchanged. Only the newest timeline owns the records; older ones store a diff, so a change copies nothing.
 */
export class Timeline<R extends Placed = MessageRecord> {
  static readonly empty: Timeline = new Timeline<MessageRecord>(undefined, 0);
  private former: Former<R> | undefined;

  private constructor(
    private records: SortedRecords<R> | undefined,
    readonly size: number,
  ) {}

  /** Creates an empty timeline. */
  static of<R extends Placed>(): Timeline<R> {
    return new Timeline<R>(undefined, 0);
  }

  get(timeId: TimeId): R | undefined {
    return this.own().get(timeId);
  }

  with(record: R): Timeline<R> {
    const records = this.own();
    const replaced = records.put(record);
    const next = new Timeline<R>(records, records.size);
    // What holds nothing has nothing to remember: the empty timeline, which stays for ever, would remember all that
    // came of it.
    if (this.size > 0) this.former = { next, timeId: record.timeId, record: replaced };
    this.records = undefined;
    return next;
  }

  oldest(): R | undefined {
    return this.own().oldest();
  }

  newest(): R | undefined {
    return this.own().newest();
  }

  [Symbol.iterator](): Generator<R> {
    return this.walk((records, last) => records.after(last));
  }

  /** Iterates from the newest to the oldest. */
  backwards(): Generator<R> {
    return this.walk((records, last) => records.before(last));
  }

  /** Continues at the same position if the records have moved to another timeline. */
  private *walk(rest: (records: SortedRecords<R>, last: TimeId | undefined) => Generator<R>): Generator<R> {
    let last: TimeId | undefined;
    for (let isWhole = false; !isWhole;) {
      const records = this.own();
      isWhole = true;
      for (const record of rest(records, last)) {
        yield record;
        last = record.timeId;
        if (this.records === records) continue;
        isWhole = false;
        break;
      }
    }
  }

  private own(): SortedRecords<R> {
    return (this.records ??= this.recollect());
  }

  /** Rebuilds the records of this timeline from those of the current owner by reverting later changes. */
  private recollect(): SortedRecords<R> {
    const changes: Former<R>[] = [];
    let owner: Timeline<R> | undefined;
    for (let { former } = this; former !== undefined; former = former.next.former) {
      changes.push(former);
      owner = former.next;
    }
    const records = owner?.records?.copy() ?? new SortedRecords<R>();
    for (const { timeId, record } of changes.toReversed()) {
      if (record === undefined) records.remove(timeId);
      else records.put(record);
    }
    this.former = undefined;
    return records;
  }
}
