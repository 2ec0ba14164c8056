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
  [...tree.keys()].filter(path => /^src\/domain\/.*\.rule\.ts$/.test(path));

/** Use cases without a test in the same place below `test`. */
export function useCasesWithoutTest(tree: SourceTree): string[] {
  return useCases(tree).filter(path => !tree.has(path.replace(/^src/, 'test').replace(/\.ts$/, '.test.ts')));
}

/** Rules without a case table or without the test that runs it. */
export function rulesWithoutProof(tree: SourceTree): string[] {
  return rules(tree).flatMap(path => {
    const stem = path.replace(/^src/, 'test').replace(/\.rule\.ts$/, '');
    const hasTest = tree.has(`${stem}.test.ts`) || tree.has(`${stem}.rule.test.ts`);
    return [
      ...(tree.has(`${stem}.cases.json`) ? [] : [`${path}: no case table`]),
      ...(hasTest ? [] : [`${path}: no test`]),
    ];
  });
}
