import type { RuleOperation } from './DocumentRuleSet';

/** The part of the rules language that this project uses; anything else is refused when the rules are read. */
export type RuleExpression =
  | { readonly kind: 'literal'; readonly value: null | boolean | number | string }
  | { readonly kind: 'list'; readonly items: readonly RuleExpression[] }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'member'; readonly object: RuleExpression; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly RuleExpression[] }
  | { readonly kind: 'not'; readonly operand: RuleExpression }
  | { readonly kind: 'and' | 'or' | 'in'; readonly left: RuleExpression; readonly right: RuleExpression }
  | { readonly kind: 'compare'; readonly operator: Comparison; readonly left: RuleExpression; readonly right: RuleExpression };

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

export interface RuleFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly body: RuleExpression;
}

export type PathSegment = { readonly literal: string } | { readonly capture: string };

/** One `allow` with everything in its scope. */
export interface Permission {
  readonly segments: readonly PathSegment[];
  readonly operations: ReadonlySet<RuleOperation>;
  /** Undefined allows without a condition. */
  readonly condition: RuleExpression | undefined;
  readonly functions: ReadonlyMap<string, RuleFunction>;
}
