import type { MessageRecord } from './MessageRecord';
import { SortedRecords } from './SortedRecords';
import type { TimeId } from './TimeId';

/** How a former timeline differs from the one that came of it. */
interface Former {
  readonly next: Timeline;
  readonly timeId: TimeId;
  /** What it held instead; undefined where it held nothing. */
  readonly record: MessageRecord | undefined;
}

/**
 * The records of one chat in order of time id. A value: `with` gives another timeline and leaves this one as it is.
 * The newest timeline owns the records and hands them on; a former one knows what was different, and gets records of its own
 * when somebody asks it after all. So a change costs no copy, and only who looks back pays for it.
 */
export class Timeline {
  static readonly empty = new Timeline(undefined, 0);
  private former: Former | undefined;

  private constructor(
    private records: SortedRecords | undefined,
    readonly size: number,
  ) {}

  get(timeId: TimeId): MessageRecord | undefined {
    return this.own().get(timeId);
  }

  with(record: MessageRecord): Timeline {
    const records = this.own();
    const replaced = records.put(record);
    const next = new Timeline(records, records.size);
    // What holds nothing has nothing to remember: the empty timeline, which stays for ever, would remember all that came of it.
    if (this.size > 0) this.former = { next, timeId: record.timeId, record: replaced };
    this.records = undefined;
    return next;
  }

  oldest(): MessageRecord | undefined {
    return this.own().oldest();
  }

  newest(): MessageRecord | undefined {
    return this.own().newest();
  }

  [Symbol.iterator](): Generator<MessageRecord> {
    return this.walk((records, last) => records.after(last));
  }

  /** From the newest to the oldest. */
  backwards(): Generator<MessageRecord> {
    return this.walk((records, last) => records.before(last));
  }

  /** Goes on where it was when the records have moved on to another timeline in between. */
  private *walk(rest: (records: SortedRecords, last: TimeId | undefined) => Generator<MessageRecord>): Generator<MessageRecord> {
    let last: TimeId | undefined;
    for (let isWhole = false; !isWhole; ) {
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

  private own(): SortedRecords {
    return (this.records ??= this.recollect());
  }

  /** The records as they were here: those of the timeline that owns them now, without the changes that came after this one. */
  private recollect(): SortedRecords {
    const changes: Former[] = [];
    let owner: Timeline | undefined;
    for (let { former } = this; former !== undefined; former = former.next.former) {
      changes.push(former);
      owner = former.next;
    }
    const records = owner?.records?.copy() ?? new SortedRecords();
    for (const { timeId, record } of changes.toReversed()) {
      if (record === undefined) records.remove(timeId);
      else records.put(record);
    }
    this.former = undefined;
    return records;
  }
}
