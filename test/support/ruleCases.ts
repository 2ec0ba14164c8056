import type { Rule } from '@/domain/kernel/rule';
import { reviveCase } from '#scripts/rules/reviveCase';
import type { RuleCase } from '#scripts/rules/RuleCase';

/** Runs a rule's case table: `describeRule(isOnline, cases)`, where `cases` is the JSON file beside the test. */
export function describeRule<I, R>(subject: Rule<readonly [I], R>, cases: readonly RuleCase[]): void {
  describe(`${subject.rule.id}: ${subject.rule.statement}`, () => {
    it.each(cases.map(row => [row.id, row.why, row] as const))('%s: %s', (_id, _why, { input, expected }) => {
      // JSON has no `undefined`; a rule that gives nothing is written as null.
      expect(subject(reviveCase(input) as I) ?? null).toEqual(reviveCase(expected));
    });

    it('names each of its cases differently', () => {
      expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    });
  });
}
