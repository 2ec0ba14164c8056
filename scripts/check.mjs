#!/usr/bin/env node
/**
 * `npm run check [-- --since REF]`: within a minute, what is wrong with the changes since a commit (the last one,
 * unless named): types, layers and names of everything, the linter and the related tests of what has changed. It names
 * the tests that it leaves out; `npm test` is everything.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseTests, countByFolder, testsOf } from './tools/testsOf.mjs';
import { run } from './tools/run.mjs';

/** So many test files take less than a minute on two cores; one of a view counts for three. */
const MOST_TESTS = 24;

const root = resolve(import.meta.dirname, '..');
const { since } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } }).values;
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const bin = (file, ...args) => run(process.execPath, [join(root, 'node_modules', file), ...args], { cwd: root });

const changed = [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
].filter(path => existsSync(join(root, path)));
const linted = changed.filter(path => /\.(tsx?|mjs|cjs)$/.test(path) && !path.startsWith('test/architecture/broken/'));
const sources = changed.filter(path => /^(src|sandbox|packages|scripts)\/.*\.(tsx?|mjs)$/.test(path));
const { run: tests, leftOut } = chooseTests({
  own: testsOf(changed, git('ls-files', '--cached', '--others', '--exclude-standard', 'test', 'packages')),
  related: relatedTo(sources),
  changed: sources,
  limit: MOST_TESTS,
});
const begun = Date.now();
const results = await Promise.all([
  bin('typescript7/bin/tsc', '-p', 'tsconfig.json'),
  linted.length === 0 ? 0 : bin('oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', ...linted),
  linted.length === 0 ? 0 : bin('oxfmt/bin/oxfmt', '--check', ...linted),
]);
results.push(
  await bin('jest/bin/jest.js', 'test/architecture/house', 'test/architecture/imports', ...tests, '--passWithNoTests'),
);
const failed = results.filter(code => code !== 0).length;
const seconds = Math.round((Date.now() - begun) / 1000);
const verdict = failed === 0 ? 'nothing is wrong' : `${failed} of ${results.length} checks failed`;
console.log(`\n${linted.length} changed files, ${tests.length} test files, ${seconds} s: ${verdict}`);
if (leftOut.length > 0) {
  console.log(`Left out: ${leftOut.length} related test files (${countByFolder(leftOut)}). To run all of them:`);
  console.log(`npx jest --findRelatedTests ${sources.join(' ')}`);
}
process.exitCode = failed === 0 ? 0 : 1;

/** The test files that import one of the files, directly or not. */
function relatedTo(files) {
  if (files.length === 0) return [];
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--listTests', '--findRelatedTests', ...files];
  const listed = execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return listed
    .split('\n')
    .filter(Boolean)
    .map(path => relative(root, path));
}
