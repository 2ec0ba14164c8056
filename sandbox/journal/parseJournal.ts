import type { JournalEntry } from './JournalLines';

export interface ParsedJournal {
  readonly entries: readonly JournalEntry[];
  /** Whole lines that are not journal entries. */
  readonly brokenLines: number;
  /** Bytes up to and including the last line end; what follows was torn off while being written. */
  readonly wholeBytes: number;
}

/** Reads a journal's bytes. Only a line that ends with a line end was written completely. */
export function parseJournal(bytes: Buffer): ParsedJournal {
  const wholeBytes = bytes.lastIndexOf(0x0a) + 1;
  const entries: JournalEntry[] = [];
  let brokenLines = 0;
  for (const line of bytes.toString('utf8', 0, wholeBytes).split('\n')) {
    if (line === '') continue;
    const entry = parseLine(line);
    if (entry) entries.push(entry);
    else brokenLines += 1;
  }
  return { entries, brokenLines, wholeBytes };
}

function parseLine(line: string): JournalEntry | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is JournalEntry {
  return typeof value === 'object' && value !== null && 's' in value && typeof value.s === 'string' && 'd' in value;
}
