/** A rule, parsed. */
export type RuleExpression =
  | { readonly kind: 'constant'; readonly value: string | number | boolean | null }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'member'; readonly target: RuleExpression; readonly key: RuleExpression }
  | {
      readonly kind: 'call';
      readonly target: RuleExpression;
      readonly method: string;
      readonly args: readonly RuleExpression[];
    }
  | { readonly kind: 'list'; readonly items: readonly RuleExpression[] }
  | { readonly kind: 'unary'; readonly operator: string; readonly operand: RuleExpression }
  | {
      readonly kind: 'binary';
      readonly operator: string;
      readonly left: RuleExpression;
      readonly right: RuleExpression;
    }
  | {
      readonly kind: 'choice';
      readonly test: RuleExpression;
      readonly yes: RuleExpression;
      readonly no: RuleExpression;
    };
