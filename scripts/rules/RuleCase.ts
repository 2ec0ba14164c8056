/**
 * One row of a rule's case table, as it is in `<rule>.cases.json`. A bigint is written as text that ends in `n`.
 */
export interface RuleCase {
  readonly id: string;
  readonly input: unknown;
  readonly expected: unknown;
  /** The reason for this outcome, for a reader who knows the service and not the code. */
  readonly why: string;
}
