import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './places';

const MARKS = {
  lists: ['<!-- written by npm run bench -->', '<!-- end of what npm run bench writes -->'],
  patients: [
    '<!-- written by npm run bench -- --patients -->',
    '<!-- end of what npm run bench -- --patients writes -->',
  ],
  texts: ['<!-- written by npm run bench -- --texts -->', '<!-- end of what npm run bench -- --texts writes -->'],
} as const;

/** Puts the measurements between the two marks of docs/performance.md that are theirs. */
export async function writeSection(text: string, section: keyof typeof MARKS): Promise<void> {
  const [beginMark, endMark] = MARKS[section];
  const path = join(ROOT, 'docs/performance.md');
  const before = await readFile(path, 'utf8');
  const [begin, end] = [before.indexOf(beginMark), before.indexOf(endMark)];
  if (begin === -1 || end < begin)
    throw new Error(`docs/performance.md has lost the marks "${beginMark}" and "${endMark}".`);
  await writeFile(path, `${before.slice(0, begin)}${beginMark}\n\n${text.trim()}\n\n${before.slice(end)}`);
}
