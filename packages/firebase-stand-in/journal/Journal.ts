import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FileLines } from './FileLines';
import type { Append, Journalled } from './Journalled';
import { JournalLock } from './JournalLock';
import type { JournalEntry, JournalLines, StoredLine } from './JournalLines';

/** Below this a rewrite saves nothing anybody would notice. */
const linesWorthCompacting = 100;
/** From this size on, in bytes, a running journal is rewritten whenever it has doubled. */
const bytesWorthCompacting = 64 * 2 ** 20;

type Report = (message: string) => void;

interface AttachedStream {
  readonly entries: () => Iterable<JournalEntry>;
  /** Number of lines that would rebuild the part as it was when attached. */
  readonly liveLines: number;
}

/**
 * The records of every part, in one append-only list of lines `{"s":stream,"d":record}`. A part is attached once; it
 * then gets its own records back and a function that stores further ones. When attaching shows that more than half of
 * all lines are dead, the journal is rewritten with the live ones; the records of streams not attached yet stay as they
 * are. A long journal is rewritten in the background too, while records continue to be stored. A rewrite that fails
 * leaves the journal as it was.
 */
export class Journal {
  private readonly waiting = new Map<string, StoredLine[]>();
  private readonly attached = new Map<string, AttachedStream>();
  private lineCount: number;
  private mayCompact = true;
  private closed = false;
  /** The size at which it is rewritten next. */
  private nextRewriteAt: number;
  private isRewriting = false;

  constructor(
    private readonly lines: JournalLines,
    private readonly report: Report = reportToStandardError,
    private readonly release: () => void = () => {},
    private readonly worthRewriting = bytesWorthCompacting,
  ) {
    const stored = lines.read();
    this.lineCount = stored.length;
    for (const line of stored) {
      const records = this.waiting.get(line.stream);
      if (records) records.push(line);
      else this.waiting.set(line.stream, [line]);
    }
    this.nextRewriteAt = this.sizeAfterGrowth();
  }

  /**
   * Opens, or begins, the journal in a directory. Throws JournalLockedError while another living process has it open.
   */
  static open(directory: string, report: Report = reportToStandardError): Journal {
    mkdirSync(directory, { recursive: true });
    const lock = JournalLock.acquire(directory);
    try {
      return new Journal(new FileLines(join(directory, 'journal.jsonl'), report), report, () => lock.release());
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  /** Returns the part's records to it, oldest first, before returning. Each stream can be attached once. */
  attach<R>(part: Journalled<R>): Append<R> {
    if (this.attached.has(part.stream)) throw new Error(`The stream ${part.stream} is attached already`);
    this.replay(part);
    this.waiting.delete(part.stream);
    const entries = () => toEntries(part);
    this.attached.set(part.stream, { entries, liveLines: count(part.snapshot()) });
    this.compactWhenWorthwhile();
    return record => this.append({ s: part.stream, d: record });
  }

  /** Stops writing and allows another process to open the directory. Calling it twice is harmless. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.lines.close();
    this.release();
  }

  private append(entry: JournalEntry): void {
    if (this.closed) throw new Error(`The journal is closed; a record of ${entry.s} came too late`);
    this.lines.append(entry);
    this.lineCount += 1;
    if (!this.mayCompact || this.isRewriting || this.lines.size < this.nextRewriteAt) return;
    this.isRewriting = true;
    // A part may store a record before it counts: once no call is in progress, every record counts.
    setImmediate(() => void this.rewriteInBackground());
  }

  private replay<R>(part: Journalled<R>): void {
    let unreadable = 0;
    for (const line of this.waiting.get(part.stream) ?? []) {
      try {
        part.replay(line.record() as R);
      } catch (error) {
        unreadable += 1;
        this.report(`A record of ${part.stream} could not be read back: ${String(error)}`);
      }
    }
    if (unreadable === 0) return;
    // Rewriting now would lose what a later version may be able to read.
    this.mayCompact = false;
    this.report(`${unreadable} record(s) of ${part.stream} were skipped; the journal is left as it is`);
  }

  private compactWhenWorthwhile(): void {
    if (!this.mayCompact || this.lineCount < linesWorthCompacting) return;
    let live = 0;
    for (const { liveLines } of this.attached.values()) live += liveLines;
    for (const records of this.waiting.values()) live += records.length;
    if (live * 2 >= this.lineCount) return;
    try {
      this.lines.replaceAll(this.liveEntries());
      this.lineCount = live;
    } catch (error) {
      this.report(`The journal could not be rewritten and stays as long as it is: ${String(error)}`);
    }
    this.nextRewriteAt = this.sizeAfterGrowth();
  }

  /** Records are immutable, so the list of them stays unchanged while it is written. */
  private async rewriteInBackground(): Promise<void> {
    if (this.closed) return;
    const before = this.lineCount;
    const entries = [...this.liveEntries()];
    try {
      await this.lines.replaceInBackground(entries);
      this.lineCount = entries.length + this.lineCount - before;
    } catch (error) {
      if (!this.closed) this.report(`The journal could not be rewritten and grows on: ${String(error)}`);
    }
    this.nextRewriteAt = this.sizeAfterGrowth();
    this.isRewriting = false;
  }

  private sizeAfterGrowth(): number {
    return Math.max(this.worthRewriting, 2 * this.lines.size);
  }

  private *liveEntries(): Iterable<JournalEntry> {
    for (const { entries } of this.attached.values()) yield* entries();
    for (const [s, lines] of this.waiting) for (const line of lines) yield { s, d: line.record() };
  }
}

function* toEntries<R>(part: Journalled<R>): Iterable<JournalEntry> {
  for (const d of part.snapshot()) yield { s: part.stream, d };
}

function count(items: Iterable<unknown>): number {
  let total = 0;
  for (const _ of items) total += 1;
  return total;
}

function reportToStandardError(message: string): void {
  process.stderr.write(`journal: ${message}\n`);
}
