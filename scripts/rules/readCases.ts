import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleCase } from './RuleCase';

/** Returns the path of a rule's case table, which is beside its test. */
export const casesFileOf = (ruleFile: string): string =>
  `test/${ruleFile.replace(/^src\//, '').replace(/\.rule\.ts$/, '.cases.json')}`;

/** The case table of a rule, and what is wrong with it. */
export function readCases(
  root: string,
  ruleFile: string,
): { readonly cases: readonly RuleCase[]; readonly faults: readonly string[] } {
  const path = casesFileOf(ruleFile);
  if (!existsSync(join(root, path))) return { cases: [], faults: [`${ruleFile}: no case table (${path})`] };
  const cases: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'));
  if (!Array.isArray(cases) || !cases.every(isCase))
    return { cases: [], faults: [`${path}: every case needs id, input, expected and why`] };
  const repeated = cases.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index);
  return {
    cases,
    faults: [
      ...(cases.length < 2 ? [`${path}: at least two cases are needed, one on each side`] : []),
      ...repeated.map(id => `${path}: two cases are called ${id}`),
    ],
  };
}

function isCase(value: unknown): value is RuleCase {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'id' in value &&
    typeof value.id === 'string' &&
    'input' in value &&
    'expected' in value &&
    'why' in value &&
    typeof value.why === 'string'
  );
}
