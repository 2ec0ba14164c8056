/**
 * `npm run structure [-- --against REF]`: how easily somebody new finds, reads and changes things, now and at another
 * commit (the one before the newest, unless named).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { goneWords } from './structure/goneWords';
import { measure, type Tree } from './structure/measure';

const root = resolve(import.meta.dirname, '..');
const { against } = parseArgs({ options: { against: { type: 'string', default: 'HEAD~1' } } }).values;
const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
const isRead = (path: string): boolean => /^(src|sandbox|packages)\/.*\.(tsx?|json)$/.test(path);

function present(): Tree {
  const paths = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n').filter(isRead);
  return new Map(paths.map(path => [path, readFileSync(resolve(root, path), 'utf8')]));
}

/** `git cat-file --batch` answers each path with a line that ends in the size in bytes, the bytes and a line feed. */
function at(ref: string): Tree {
  const paths = git('ls-tree', '-r', '--name-only', ref).split('\n').filter(isRead);
  const input = paths.map(path => `${ref}:${path}\n`).join('');
  const answer = execFileSync('git', ['cat-file', '--batch'], { cwd: root, input, maxBuffer: 1e9 });
  const tree = new Map<string, string>();
  let from = 0;
  for (const path of paths) {
    const end = answer.indexOf(10, from);
    const size = Number(answer.subarray(from, end).toString().split(' ').at(-1));
    tree.set(path, answer.subarray(end + 1, end + 1 + size).toString());
    from = end + 1 + size + 1;
  }
  return tree;
}

const words = goneWords(readFileSync(resolve(root, 'docs/glossary.md'), 'utf8'));
const before = measure(at(against), words);
const rows = measure(present(), words).map(({ name, value }, row) => [name, before[row]?.value ?? '', value]);
const all = [['', against, 'now'], ...rows];
const widths = [0, 1].map(column => Math.max(...all.map(row => (row[column] ?? '').length)));
for (const [name = '', then = '', now = ''] of all)
  console.log(`${name.padEnd(widths[0] ?? 0)}  ${then.padEnd(widths[1] ?? 0)}  ${now}`);
