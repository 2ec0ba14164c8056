import { Journal } from './Journal';
import type { JournalLines } from './JournalLines';
import { MemoryLines } from './MemoryLines';

/** A journal that forgets everything with the process. Give it the lines of an earlier one to play a restart. */
export function memoryJournal(lines: JournalLines = new MemoryLines(), report?: (message: string) => void): Journal {
  return new Journal(lines, report);
}
