import { Journal } from './Journal';
import type { JournalLines } from './JournalLines';
import { MemoryLines } from './MemoryLines';

/** A journal that forgets everything with the process. Pass the lines of an earlier one to simulate a restart. */
export function memoryJournal(lines: JournalLines = new MemoryLines(), report?: (message: string) => void): Journal {
  return new Journal(lines, report);
}
