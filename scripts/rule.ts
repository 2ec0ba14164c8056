/**
 * `npm run rule -- <name> <case.json>`: runs one rule on the case, or on each of the cases, in a file; prints expected
 * and actual in plain words.
 */
import { readFileSync } from 'node:fs';
import { loadRule } from './rules/loadRule';
import { ruleFiles } from './rules/ruleFiles';
import type { RuleCase } from './rules/RuleCase';
import { runCase } from './rules/runCase';

const [name, casePath] = process.argv.slice(2);
const file = ruleFiles(process.cwd()).find(path => path.endsWith(`/${name}.rule.ts`));

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

if (!name || !casePath) refuse('Usage: npm run rule -- <name of the rule> <file with a case or a table of cases>');
if (!file) refuse(`There is no rule called ${name}. docs/rules.md lists them all.`);

const subject = await loadRule(file, name);

const content = JSON.parse(readFileSync(casePath, 'utf8')) as RuleCase | readonly RuleCase[];
const outcomes = [content].flat().map(row => runCase(subject, row));
console.log(`${name} (${subject.rule.id}): ${subject.rule.statement}\nSource: ${subject.rule.source}\n`);
for (const { report } of outcomes) console.log(`${report}\n`);
const agreeing = outcomes.filter(({ agrees }) => agrees).length;
console.log(`${agreeing} of ${outcomes.length} as expected`);
process.exitCode = agreeing === outcomes.length ? 0 : 1;
