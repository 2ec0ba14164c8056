/** The description of a rule for auditors; the function next to it is executed. */
export interface RuleStatement {
  /** Stable name, `CR-<AREA>-<NN>`; never reused. */
  readonly id: string;
  /** The rule in plain English. Its numbers come from the constants of the rule: see `says`. */
  readonly statement: string;
  /**
   * The source: document and section, then the sentence in quotation marks, a numbered design decision, or a paper of
   * docs/sources.md. Each number of the statement must occur in one of them.
   */
  readonly source: string;
  /** Hazards of docs/hazards.md that the rule controls; logic that controls none is a plain function. */
  readonly hazards: readonly string[];
}

export type Rule<A extends readonly unknown[], R> = ((...args: A) => R) & { readonly rule: RuleStatement };

/** Declares a pure function as a rule that can be listed, reviewed and run on its own. */
export function rule<A extends readonly unknown[], R>(statement: RuleStatement, fn: (...args: A) => R): Rule<A, R> {
  return Object.assign(fn, { rule: statement });
}

/** Inserts the constants of a rule into its statement; numbers, but not texts, get thousands separators. */
export function says(words: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return values.reduce<string>(
    (text, value, place) => text + inDigits(value) + (words[place + 1] ?? ''),
    words[0] ?? '',
  );
}

const inDigits = (value: number | string): string =>
  typeof value === 'number' ? value.toLocaleString('en-GB') : value;
