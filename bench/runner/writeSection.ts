import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './places';

const BEGIN = '<!-- written by npm run bench -->';
const END = '<!-- end of what npm run bench writes -->';

/** Puts the measurements between the two marks of docs/performance.md. */
export async function writeSection(text: string): Promise<void> {
  const path = join(ROOT, 'docs/performance.md');
  const before = await readFile(path, 'utf8');
  const [begin, end] = [before.indexOf(BEGIN), before.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error(`docs/performance.md has lost the marks "${BEGIN}" and "${END}".`);
  await writeFile(path, `${before.slice(0, begin)}${BEGIN}\n\n${text.trim()}\n\n${before.slice(end)}`);
}
