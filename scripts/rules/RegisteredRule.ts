import type { MutationScore } from './mutationScores';
import type { RuleCase } from './RuleCase';

/** A named value that a rule depends on, with the comment that states its unit and origin. */
export interface RuleConstant {
  readonly name: string;
  readonly value: string;
  readonly comment: string;
}

/** The facts that can be read from a rule's file without running it. */
export interface RegisteredRule {
  /** Path from the root, with forward slashes. */
  readonly file: string;
  readonly name: string;
  readonly id: string;
  readonly statement: string;
  readonly source: string;
  readonly hazards: readonly string[];
  readonly constants: readonly RuleConstant[];
}

/** A rule with its proof and the places that apply it. */
export interface ProvenRule extends RegisteredRule {
  readonly cases: readonly RuleCase[];
  readonly usedBy: readonly string[];
  /** Absent while it was not measured. */
  readonly mutation?: MutationScore | undefined;
}
