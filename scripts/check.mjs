#!/usr/bin/env node
/**
 * `npm run check [-- --since REF]`: within a minute, what is wrong with the changes since a commit (the last one,
 * unless named): types, layers and names of everything, the linter and the tests of what has changed. `npm test` is
 * everything.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { testsOf } from './tools/testsOf.mjs';
import { run } from './tools/run.mjs';

const root = resolve(import.meta.dirname, '..');
const { since } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } }).values;
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const bin = (file, ...args) => run(process.execPath, [join(root, 'node_modules', file), ...args], { cwd: root });

const changed = [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
].filter(path => existsSync(join(root, path)));
const linted = changed.filter(path => /\.(tsx?|mjs|cjs)$/.test(path) && !path.startsWith('test/architecture/broken/'));
const tests = testsOf(changed, git('ls-files', 'test', 'packages'));
const begun = Date.now();
const results = await Promise.all([
  bin('typescript7/bin/tsc', '-p', 'tsconfig.json'),
  linted.length === 0 ? 0 : bin('eslint/bin/eslint.js', ...linted, '--max-warnings', '0', '--no-warn-ignored'),
  linted.length === 0 ? 0 : bin('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...linted),
]);
results.push(
  await bin('jest/bin/jest.js', 'test/architecture/house', 'test/architecture/imports', ...tests, '--passWithNoTests'),
);
const failed = results.filter(code => code !== 0).length;
const seconds = Math.round((Date.now() - begun) / 1000);
console.log(
  `\n${linted.length} changed files, ${tests.length} test files, ${seconds} s: ${failed === 0 ? 'nothing is wrong' : `${failed} of ${results.length} checks failed`}`,
);
process.exitCode = failed === 0 ? 0 : 1;
