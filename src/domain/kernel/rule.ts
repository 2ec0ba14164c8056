/** What an auditor reads about a rule; the function beside it is what runs. */
export interface RuleStatement {
  /** Stable name, `CR-<AREA>-<NN>`; never reused. */
  readonly id: string;
  /** The rule in plain English. */
  readonly statement: string;
  /**
   * Where it comes from: document and section, then the sentence in quotation marks (or a numbered design decision).
   */
  readonly source: string;
  /** Hazards of docs/hazards.md that the rule controls; what controls none is a plain function. */
  readonly hazards: readonly string[];
}

export type Rule<A extends readonly unknown[], R> = ((...args: A) => R) & { readonly rule: RuleStatement };

/** Declares a pure function as a rule that can be listed, reviewed and run by itself. */
export function rule<A extends readonly unknown[], R>(statement: RuleStatement, fn: (...args: A) => R): Rule<A, R> {
  return Object.assign(fn, { rule: statement });
}
