/**
 * `npm run test:mutation`: changes the domain in small ways, one at a time, and sees whether the tests of the domain
 * notice. Writes docs/mutation.json. Fails when a rule has a mutant that survives and is not listed in
 * test/domain/equivalentMutants.json, when a listed one is killed or gone, and when the score of the domain has fallen.
 * `-- --rules` measures the rules only; `-- src/domain/presence …` looks at these files or folders and writes nothing;
 * `-- --concurrency 2` works on two mutants at a time.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { LogLevel } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { mutationScoresFile, percentageOf, percentageText, readMutationScores } from '../rules/mutationScores';
import { RULE_FOLDERS } from '../rules/ruleFiles';
import { isRule, judge, mutantsOf, type EquivalentMutant } from './score';

const root = process.cwd();
const listFile = 'test/domain/equivalentMutants.json';
const needed = ['src', 'sandbox', 'packages', 'test', 'scripts', 'node_modules', 'tsconfig.json'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rules: { type: 'boolean', default: false }, concurrency: { type: 'string', default: '1' } },
});
const asked = positionals.map(path => (statSync(path).isDirectory() ? `${path}/**/*.ts` : path));
const mutate = asked.length > 0 ? asked : RULE_FOLDERS.map(folder => `${folder}/**/*${values.rules ? '.rule' : ''}.ts`);
const isWhole = asked.length === 0 && !values.rules;

process.env['TZ'] = 'UTC';
// For the processes that Stryker starts: they load plugins.ts.
process.env['NODE_OPTIONS'] = '--import tsx';
const results = await new Stryker({
  mutate,
  testRunner: 'domain',
  coverageAnalysis: 'perTest',
  plugins: ['./scripts/mutation/plugins.ts'],
  ignorers: ['ruleStatement'],
  concurrency: Number(values.concurrency),
  ignorePatterns: readdirSync(root).filter(name => !needed.includes(name)),
  tempDirName: '.cache/mutation/sandbox',
  reporters: ['progress-append-only', 'html'],
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  disableTypeChecks: false,
  // For loops that Stryker cannot count.
  timeoutMS: 15_000,
  timeoutFactor: 3,
  warnings: false,
  logLevel: 'warn' as LogLevel,
}).runMutationTest();

const textOf = (file: string): string => readFileSync(file, 'utf8');
const mutants = mutantsOf(results, textOf).map(mutant => ({ ...mutant, file: relative(root, mutant.file) }));
const listed = existsSync(listFile) ? (JSON.parse(textOf(listFile)) as readonly EquivalentMutant[]) : [];
const measured = new Set(mutants.map(({ file }) => file));
const { scores, survivors, idle } = judge(
  mutants,
  listed.filter(({ file }) => isWhole || measured.has(file)),
);

for (const [file, score] of Object.entries(scores.rules))
  console.log(`${percentageText(score).padStart(7)}  ${score.killed}/${score.mutants}  ${file}`);
for (const { file, line, mutator, original, replacement } of isWhole ? survivors.filter(isOfRule) : survivors)
  console.log(JSON.stringify({ file, line, mutator, original, replacement }, null, 2));

function isOfRule({ file }: { readonly file: string }): boolean {
  return isRule(file);
}

const recorded = readMutationScores(root);
const before = recorded?.domain;
const fallenFrom = isWhole && before && percentageOf(scores.domain) < percentageOf(before) ? before : undefined;
const complaints = [
  ...survivors.filter(isOfRule).map(({ file, line, replacement }) => `${file}: "${line}" survives with ${replacement}`),
  ...idle.map(({ file, line, replacement }) => `${listFile}: ${replacement} in "${line}" of ${file} is killed or gone`),
  ...(fallenFrom ? [`src/domain had ${percentageText(fallenFrom)} before`] : []),
];
for (const complaint of complaints) console.error(complaint);
const kept = isWhole ? scores : { domain: before, rules: scores.rules };
if (asked.length === 0 && !fallenFrom) writeFileSync(mutationScoresFile, `${JSON.stringify(kept, null, 2)}\n`);

const { domain, rules } = scores;
const whole = Object.values(rules).filter(score => percentageOf(score) === 100).length;
console.log(
  `${percentageText(domain)} of ${mutate.join(', ')}: ${domain.killed} of ${domain.mutants} mutants killed, ` +
    `${domain.equivalent} equivalent; ${whole} of ${Object.keys(rules).length} rules at 100 %`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;
