import { declarations } from './declarations';
import type { SourceTree } from './readTree';

/**
 * Files that contain a family of things by design: wire classes, the wiring of an area, endpoint tables. The entry
 * points export nothing.
 */
const families = new RegExp(
  [
    '(Dtos?|Tokens|Types)$',
    '^src/infrastructure/http/endpoints/',
    '^src/di/',
    '^src/(main|infrastructure/worker/\\w+/(chat|service|timer)Worker)$',
  ].join('|'),
);

export const baseName = (path: string): string => path.replace(/^.*\//, '').replace(/(\.rule)?\.tsx?$/, '');

/** TypeScript files of the product. */
export const codeFiles = (tree: SourceTree): string[] =>
  [...tree.keys()].filter(path => /^src\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts'));

/** Files that export nothing of their own name. */
export function misnamedFiles(tree: SourceTree): string[] {
  return codeFiles(tree)
    .filter(path => !families.test(path.replace(/\.tsx?$/, '')))
    .filter(path => !carriesName(declarations(path, tree.get(path) ?? '').exports, baseName(path)));
}

function carriesName(exports: readonly string[], name: string): boolean {
  return exports.some(one => one === name || one === `parse${name}` || one === `to${name}`);
}

/** Names of two or more files, except the wiring of an area, which has the area's name. */
export function sharedNames(tree: SourceTree): string[] {
  const files = codeFiles(tree).filter(path => !path.startsWith('src/di/'));
  const names = files.map(baseName);
  return files.filter(path => names.filter(name => name === baseName(path)).length > 1);
}

/** Rules kept outside the domain, where an auditor would not search. */
export function rulesOutsideDomain(tree: SourceTree): string[] {
  return codeFiles(tree).filter(path => path.endsWith('.rule.ts') && !/^(src|sandbox)\/domain\//.test(path));
}

/** Files that use decorators and are not wire classes. */
export function decoratedFiles(tree: SourceTree): string[] {
  return codeFiles(tree).filter(
    path => !/Dtos?\.ts$/.test(path) && declarations(path, tree.get(path) ?? '').hasDecorators,
  );
}
