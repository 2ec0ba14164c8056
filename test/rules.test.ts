/** Finds every rule and runs its case table, `<rule>.cases.json` in the same folder below test. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from '@/domain/kernel/rule';
import { readCases } from '#scripts/rules/readCases';
import { readRule } from '#scripts/rules/readRule';
import { ruleFiles } from '#scripts/rules/ruleFiles';
import { runCase } from '#scripts/rules/runCase';

type AnyRule = Rule<readonly [unknown], unknown>;

const files = ruleFiles(process.cwd());

async function load(file: string, name: string): Promise<AnyRule> {
  const module = (await import(join(process.cwd(), file))) as Readonly<Record<string, AnyRule>>;
  const subject = module[name];
  if (!subject) throw new Error(`${file} exports no rule called ${name}`);
  return subject;
}

it('finds the rules', () => {
  expect(files.length).toBeGreaterThan(70);
});

describe.each(files)('%s', file => {
  const { rule } = readRule(file, readFileSync(file, 'utf8'));
  const { cases, faults } = readCases(process.cwd(), file);

  it('has a case table', () => {
    expect(faults).toEqual([]);
  });

  it.each(cases.map(row => [`${rule.id} ${rule.name}, ${row.id}: ${row.why}`, row] as const))('%s', async (_, row) => {
    const { agrees, report } = runCase(await load(file, rule.name), row);
    if (!agrees) throw new Error(report);
  });
});
