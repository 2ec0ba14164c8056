import type { JournalEntry, StoredLine } from './JournalLines';

const LINE_END = 0x0a;

/** Reads a journal piece by piece, however long it is. Only a line that ends with a line end was written completely. */
export class LineReader {
  readonly lines: StoredLine[] = [];
  /** Whole lines that are not journal entries. */
  brokenLines = 0;
  /** Bytes up to and including the last line end; the rest was cut off while being written. */
  wholeBytes = 0;
  private rest: Buffer = Buffer.alloc(0);

  /** The next bytes of the journal. They are kept, and must no longer be changed. */
  feed(bytes: Buffer): void {
    let from = 0;
    for (let end = bytes.indexOf(LINE_END); end !== -1; end = bytes.indexOf(LINE_END, from)) {
      const line = bytes.subarray(from, end);
      this.add(this.rest.length === 0 ? line : Buffer.concat([this.rest, line]));
      this.rest = Buffer.alloc(0);
      from = end + 1;
    }
    if (from < bytes.length) this.rest = Buffer.concat([this.rest, bytes.subarray(from)]);
  }

  private add(line: Buffer): void {
    this.wholeBytes += line.length + 1;
    if (line.length === 0) return;
    const entry = parseLine(line);
    if (entry) this.lines.push({ stream: entry.s, record: () => parseLine(line)?.d });
    else this.brokenLines += 1;
  }
}

function parseLine(line: Buffer): JournalEntry | undefined {
  try {
    const value: unknown = JSON.parse(line.toString('utf8'));
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is JournalEntry {
  return typeof value === 'object' && value !== null && 's' in value && typeof value.s === 'string' && 'd' in value;
}
