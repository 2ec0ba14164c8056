import { isDeepStrictEqual } from 'node:util';
import type { Rule } from '@/domain/kernel/rule';
import { reviveCase } from './reviveCase';
import type { RuleCase } from './RuleCase';

export interface CaseOutcome {
  readonly agrees: boolean;
  /** The failure, for a reader who does not read code. */
  readonly report: string;
}

/** Runs one rule on one case and says what it was given, what was expected and what came out. */
export function runCase(
  subject: Rule<readonly [unknown], unknown>,
  { id, input, expected, why }: RuleCase,
): CaseOutcome {
  const actual = withoutAbsent(subject(reviveCase(input)));
  const agrees = isDeepStrictEqual(actual, reviveCase(expected));
  const lines = [
    `${agrees ? 'as expected' : 'NOT AS EXPECTED'}: ${id} (${why})`,
    `  given     ${plain(reviveCase(input))}`,
    `  expected  ${plain(reviveCase(expected))}`,
    `  came out  ${plain(actual)}`,
  ];
  return { agrees, report: lines.join('\n') };
}

/**
 * JSON knows no `undefined`: a member that is absent and one that is undefined are the same; a bare undefined is null.
 */
function withoutAbsent(value: unknown): unknown {
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.map(withoutAbsent);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => (member === undefined ? [] : [[key, withoutAbsent(member)]])),
  );
}

function plain(value: unknown): string {
  return (
    JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? `${member}n` : member)) ?? 'nothing'
  );
}
