/**
 * `npm run ratchets` drops what is no longer needed from the lists of older names
 * (test/architecture/glossaryWords.json), and lowers the numbers of lines that are not plain
 * (test/architecture/proseCounts.json). It never adds to them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { declaredNames, type KnownWords } from '#test/architecture/support/glossary';
import { countByFolder, proseFaults } from '#test/architecture/support/prose';
import { proseTree, sourceTree } from '#test/architecture/support/readTree';

const glossaryPath = 'test/architecture/glossaryWords.json';
const write = (path: string, value: object): void => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

const known = JSON.parse(readFileSync(glossaryPath, 'utf8')) as KnownWords;
const names = declaredNames(sourceTree(process.cwd()));
const kept = Object.entries(known.olderNames)
  .map(([word, older]) => [word, older.filter(name => names.has(name))] as const)
  .filter(([, older]) => older.length > 0);
write(glossaryPath, { ...known, olderNames: Object.fromEntries(kept) });

const countsPath = 'test/architecture/proseCounts.json';
const allowed = JSON.parse(readFileSync(countsPath, 'utf8')) as Readonly<Record<string, number>>;
const counts = countByFolder(proseFaults(proseTree(process.cwd())));
const lowered = Object.entries(allowed)
  .map(([folder, most]) => [folder, Math.min(most, counts[folder] ?? 0)] as const)
  .filter(([, most]) => most > 0);
write(countsPath, Object.fromEntries(lowered));
