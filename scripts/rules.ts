/** `npm run rules` writes docs/rules.md; `npm run rules -- --check` only says whether it is up to date. Both fail when a rule has a fault. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRegister } from './rules/buildRegister';
import { renderRegister } from './rules/renderRegister';

const root = process.cwd();
const path = join(root, 'docs', 'rules.md');
const { rules, faults } = buildRegister(root);
const text = renderRegister(rules);

for (const fault of faults) console.error(fault);
if (rules.length === 0) console.error('No rule was found below src/domain.');

const stale = !existsSync(path) || readFileSync(path, 'utf8') !== text;
if (process.argv.includes('--check')) {
  if (stale) console.error('docs/rules.md is out of date: run `npm run rules` and commit it.');
} else {
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(path, text);
}
const failed = faults.length > 0 || rules.length === 0 || (stale && process.argv.includes('--check'));
console.log(`${rules.length} rules, ${rules.reduce((count, { cases }) => count + cases.length, 0)} cases, ${faults.length} faults`);
process.exitCode = failed ? 1 : 0;
