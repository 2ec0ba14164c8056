import type { RuleOperation } from './DocumentRuleSet';

/** The part of the rules language that this project uses; anything else is refused when the rules are read. */
export type DocumentRuleExpression =
  | { readonly kind: 'literal'; readonly value: null | boolean | number | string }
  | { readonly kind: 'list'; readonly items: readonly DocumentRuleExpression[] }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'member'; readonly object: DocumentRuleExpression; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly DocumentRuleExpression[] }
  | { readonly kind: 'millisOf'; readonly time: DocumentRuleExpression }
  /** True if a document exists; the path's parts, each to be evaluated, from `databases` on. */
  | { readonly kind: 'exists'; readonly parts: readonly DocumentRuleExpression[] }
  /** A document, by the same parts of its path. */
  | { readonly kind: 'get'; readonly parts: readonly DocumentRuleExpression[] }
  | { readonly kind: 'not'; readonly operand: DocumentRuleExpression }
  | {
      readonly kind: 'and' | 'or' | 'in';
      readonly left: DocumentRuleExpression;
      readonly right: DocumentRuleExpression;
    }
  | {
      readonly kind: 'compare';
      readonly operator: Comparison;
      readonly left: DocumentRuleExpression;
      readonly right: DocumentRuleExpression;
    };

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

export interface RuleFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly body: DocumentRuleExpression;
}

export type PathSegment = { readonly literal: string } | { readonly capture: string };

/** One `allow` with everything in its scope. */
export interface Permission {
  readonly segments: readonly PathSegment[];
  readonly operations: ReadonlySet<RuleOperation>;
  /** Undefined allows without a condition. */
  readonly condition: DocumentRuleExpression | undefined;
  readonly functions: ReadonlyMap<string, RuleFunction>;
}
