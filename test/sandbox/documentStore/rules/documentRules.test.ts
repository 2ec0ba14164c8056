import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { rulesOf } from '#firebase-stand-in/documentStore/rules/documentRules';
import { parseDocumentRules } from '#firebase-stand-in/documentStore/rules/parseDocumentRules';
import type { Permission } from '#firebase-stand-in/documentStore/rules/DocumentRuleExpression';

import { accessCases } from './accessCases';
import { ruleMutants } from './ruleMutants';

const permissions = parseDocumentRules(readFileSync(join(__dirname, '../../../../firestore.rules'), 'utf8'));

/** Mutations that change nothing, each with the reason. */
const equivalents: readonly RegExp[] = [
  // Without a signed-in user the token cannot be read, and a failing rule refuses: the check before it only helps
  // readers.
  /^secondFactorGiven: \(+request\.auth\.token\.firebase\.sign_in_provider == "custom"\)( && [^|]+){4}$/,
  // A rule that refuses all writing refuses it at any path.
  /create,update,delete: at /,
];

describe('firestore.rules', () => {
  const rules = rulesOf(permissions);

  it.each(accessCases)('$title', ({ may, request }) => {
    expect(rules.allows(request)).toBe(may);
  });

  it('fails a case when it is changed anywhere', () => {
    const mutants = ruleMutants(permissions);
    const survivors = mutants.filter(mutant => passesEveryCase(mutant.permissions)).map(({ change }) => change);
    expect(mutants.length).toBeGreaterThan(100);
    expect(survivors.filter(change => !equivalents.some(known => known.test(change)))).toEqual([]);
    expect(equivalents.filter(known => !survivors.some(change => known.test(change)))).toEqual([]);
  });
});

function passesEveryCase(changed: readonly Permission[]): boolean {
  const rules = rulesOf(changed);
  return accessCases.every(({ may, request }) => rules.allows(request) === may);
}
