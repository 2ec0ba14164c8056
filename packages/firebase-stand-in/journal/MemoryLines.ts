import type { JournalEntry, JournalLines, StoredLine } from './JournalLines';

/** Keeps the lines as text in memory, so that a record that is not plain JSON fails in tests as it would on disk. */
export class MemoryLines implements JournalLines {
  private lines: string[] = [];

  /** Never needs to be made smaller. */
  readonly size = 0;

  read(): readonly StoredLine[] {
    return this.lines.map(line => ({
      stream: (JSON.parse(line) as JournalEntry).s,
      record: () => (JSON.parse(line) as JournalEntry).d,
    }));
  }

  append(entry: JournalEntry): void {
    this.lines.push(JSON.stringify(entry));
  }

  replaceAll(entries: Iterable<JournalEntry>): void {
    this.lines = Array.from(entries, entry => JSON.stringify(entry));
  }

  replaceInBackground(entries: readonly JournalEntry[]): Promise<void> {
    this.replaceAll(entries);
    return Promise.resolve();
  }

  close(): void {}
}
