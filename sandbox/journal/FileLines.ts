import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import type { JournalEntry, JournalLines } from './JournalLines';
import { parseJournal } from './parseJournal';

const charactersPerWrite = 1 << 20;

/** One file, one JSON text a line, only ever appended to; replaced as a whole through a second file and a rename. */
export class FileLines implements JournalLines {
  private descriptor: number;

  constructor(
    private readonly path: string,
    private readonly report: (message: string) => void,
  ) {
    this.descriptor = openSync(path, 'a+', 0o600);
  }

  read(): readonly JournalEntry[] {
    const bytes = existsSync(this.path) ? readFileSync(this.path) : Buffer.alloc(0);
    const { entries, brokenLines, wholeBytes } = parseJournal(bytes);
    if (wholeBytes < bytes.length) ftruncateSync(this.descriptor, wholeBytes);
    if (brokenLines > 0) this.keepBroken(bytes, brokenLines);
    return entries;
  }

  append(entry: JournalEntry): void {
    writeFully(this.descriptor, `${JSON.stringify(entry)}\n`);
  }

  replaceAll(entries: Iterable<JournalEntry>): void {
    const temporary = `${this.path}.new`;
    const target = openSync(temporary, 'w', 0o600);
    writeEntries(target, entries);
    fsyncSync(target);
    closeSync(target);
    closeSync(this.descriptor);
    renameSync(temporary, this.path);
    this.descriptor = openSync(this.path, 'a+', 0o600);
  }

  close(): void {
    closeSync(this.descriptor);
  }

  /** A later compaction would drop the broken lines for good, so the file as found is put aside once. */
  private keepBroken(bytes: Buffer, count: number): void {
    const aside = `${this.path}.broken`;
    if (!existsSync(aside)) {
      const copy = openSync(aside, 'w', 0o600);
      writeSync(copy, bytes);
      closeSync(copy);
    }
    this.report(`${count} broken line(s) in ${this.path} were skipped; the file as found is kept as ${aside}`);
  }
}

function writeEntries(descriptor: number, entries: Iterable<JournalEntry>): void {
  let pending = '';
  for (const entry of entries) {
    pending += `${JSON.stringify(entry)}\n`;
    if (pending.length < charactersPerWrite) continue;
    writeFully(descriptor, pending);
    pending = '';
  }
  writeFully(descriptor, pending);
}

/** A single write may take only a part of a long text, on a full disk for example. */
function writeFully(descriptor: number, text: string): void {
  const bytes = Buffer.from(text, 'utf8');
  for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written);
}
