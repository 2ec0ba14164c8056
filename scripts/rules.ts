/**
 * `npm run rules` writes docs/rules.md and the rules in docs/hazards.md; with `-- --check` it only says whether they
 * are up to date. Both fail when a rule or a hazard has a fault, and then nothing is written.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRegister } from './rules/buildRegister';
import { fillHazards } from './rules/fillHazards';
import { loadRule } from './rules/loadRule';
import { renderRegister } from './rules/renderRegister';

const root = process.cwd();
const checks = process.argv.includes('--check');
const read = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

const { rules, faults } = await buildRegister(root, async (file, name) => (await loadRule(file, name)).rule.statement);
const hazards = fillHazards(read('docs/hazards.md'), rules);
const pages: Readonly<Record<string, string>> = {
  'docs/rules.md': renderRegister(rules),
  'docs/hazards.md': hazards.text,
};
const stale = Object.entries(pages).filter(([path, text]) => read(path) !== text);

const wrong = [
  ...faults,
  ...hazards.faults,
  ...(rules.length === 0 ? ['No rule was found below src/domain or sandbox/domain.'] : []),
];
const outOfDate = checks ? stale.map(([path]) => path) : [];
const complaints = [...wrong, ...outOfDate.map(path => `${path} is out of date: run \`npm run rules\` and commit it.`)];
for (const complaint of complaints) console.error(complaint);
if (!checks && wrong.length === 0) {
  for (const [path, text] of stale) writeFileSync(join(root, path), text);
}

const cases = rules.reduce((count, rule) => count + rule.cases.length, 0);
console.log(`${rules.length} rules, ${cases} cases, ${wrong.length} faults`);
process.exitCode = complaints.length > 0 ? 1 : 0;
