import { declarations } from './declarations';
import type { SourceTree } from './readTree';

const useCaseFile = /^src\/application\/(?!kernel\/).+\.ts$/;

/** Use cases: classes with an `execute`. */
export function useCases(tree: SourceTree): string[] {
  return [...tree]
    .filter(
      ([path, text]) =>
        useCaseFile.test(path) && declarations(path, text).classes.some(({ methods }) => methods.includes('execute')),
    )
    .map(([path]) => path);
}

export const rules = (tree: SourceTree): string[] =>
  [...tree.keys()].filter(path => /^(src|sandbox)\/domain\/.*\.rule\.ts$/.test(path));

/** Rules without a case table. test/rules.test.ts runs all existing tables. */
export function rulesWithoutProof(tree: SourceTree): string[] {
  const tableOf = (path: string) => `test/${path.replace(/^src\//, '').replace(/\.rule\.ts$/, '.cases.json')}`;
  return rules(tree)
    .filter(path => !tree.has(tableOf(path)))
    .map(path => `${path}: no case table`);
}

/** Case tables whose cases are never run. */
export function tablesWithoutRule(tree: SourceTree): string[] {
  const ruleOf = (path: string) =>
    path
      .replace(/^test\/domain\//, 'src/domain/')
      .replace(/^test\/sandbox\//, 'sandbox/')
      .replace(/\.cases\.json$/, '.rule.ts');
  return [...tree.keys()]
    .filter(path => /^test\/(sandbox\/)?domain\/.*\.cases\.json$/.test(path) && !tree.has(ruleOf(path)))
    .map(path => `${path}: no rule`);
}
