import type { JournalEntry, JournalLines } from './JournalLines';

/** Keeps the lines as text in memory, so that a record that is not plain JSON fails in tests as it would on disk. */
export class MemoryLines implements JournalLines {
  private lines: string[] = [];

  read(): readonly JournalEntry[] {
    return this.lines.map(line => JSON.parse(line) as JournalEntry);
  }

  append(entry: JournalEntry): void {
    this.lines.push(JSON.stringify(entry));
  }

  replaceAll(entries: Iterable<JournalEntry>): void {
    this.lines = Array.from(entries, entry => JSON.stringify(entry));
  }

  close(): void {}
}
