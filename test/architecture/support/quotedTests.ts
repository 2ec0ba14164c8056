import { dirname, posix } from 'node:path';
import type { SourceTree } from './readTree';

/** A test's path in backticks, such as `domain/kernel/asSeen.test`, and the titles in quotes that follow it. */
const REFERENCE = /`([^`\s]+\.(?:test|spec))`((?:[\s,:(]*(?:and\s+)?"[^"`]+")*)/g;
const IMPORT = /from '((?:#test|\.\.?)\/[^']+)'/g;
const oneLine = (text: string): string => text.replaceAll("\\'", "'").replace(/\s+/g, ' ');

/** Tests and titles that a page names and the repository does not have, one line each. */
export const missingTests = (pages: SourceTree, tree: SourceTree): string[] =>
  [...pages].flatMap(([page, text]) =>
    [...text.matchAll(REFERENCE)].flatMap(([, name = '', titles = '']) => {
      const file = [...tree.keys()].find(path => /^(?:test|packages)\//.test(path) && isNamed(path, name));
      if (file === undefined) return [`${page}: there is no ${name}`];
      const found = oneLine(withImports(file, tree));
      return [...oneLine(titles).matchAll(/"([^"]+)"/g)]
        .filter(([, title = '']) => !found.includes(title))
        .map(([, title = '']) => `${page}: ${name} has no "${title}"`);
    }),
  );

const isNamed = (path: string, name: string): boolean =>
  [`/${name}.ts`, `/${name}.tsx`].some(end => `/${path}`.endsWith(end));

/** The text of a test with those of the files that it imports from the tests: some have the titles of a contract. */
function withImports(file: string, tree: SourceTree): string {
  const text = tree.get(file) ?? '';
  const imported = [...text.matchAll(IMPORT)].map(([, path = '']) => {
    const base = path.startsWith('#') ? path.slice(1) : posix.join(dirname(file), path);
    return tree.get(`${base}.ts`) ?? tree.get(`${base}.tsx`) ?? '';
  });
  return [text, ...imported].join('\n');
}
