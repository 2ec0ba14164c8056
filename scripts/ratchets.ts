/**
 * `npm run ratchets` drops what is no longer needed from the lists of older names
 * (test/architecture/glossaryWords.json). It never adds to them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { declaredNames, type KnownWords } from '#test/architecture/support/glossary';
import { sourceTree } from '#test/architecture/support/readTree';

const glossaryPath = 'test/architecture/glossaryWords.json';
const write = (path: string, value: object): void => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

const known = JSON.parse(readFileSync(glossaryPath, 'utf8')) as KnownWords;
const names = declaredNames(sourceTree(process.cwd()));
const kept = Object.entries(known.olderNames)
  .map(([word, older]) => [word, older.filter(name => names.has(name))] as const)
  .filter(([, older]) => older.length > 0);
write(glossaryPath, { ...known, olderNames: Object.fromEntries(kept) });
