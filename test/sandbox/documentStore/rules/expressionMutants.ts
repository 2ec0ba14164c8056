import type { Comparison, DocumentRuleExpression } from '#firebase-stand-in/documentStore/rules/DocumentRuleExpression';

const otherComparisons: Readonly<Record<Comparison, readonly Comparison[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
};

/**
 * Every expression that differs from the given one in one place: an operator, a literal, a name, or a part left out.
 */
export function expressionMutants(expression: DocumentRuleExpression): readonly DocumentRuleExpression[] {
  switch (expression.kind) {
    case 'literal':
      return otherLiterals(expression.value).map(value => ({ kind: 'literal', value }));
    case 'list':
      return expression.items.map((_, left) => ({
        kind: 'list',
        items: expression.items.filter((_, index) => index !== left),
      }));
    case 'variable':
      return [];
    case 'member':
      return [
        { ...expression, name: `${expression.name}X` },
        ...expressionMutants(expression.object).map(object => ({ ...expression, object })),
      ];
    case 'call':
      return expression.args.flatMap((argument, place) =>
        expressionMutants(argument).map(mutant => ({ ...expression, args: expression.args.with(place, mutant) })),
      );
    case 'millisOf':
      return expressionMutants(expression.time).map(time => ({ ...expression, time }));
    case 'exists':
    case 'get':
      return expression.parts.flatMap((part, place) =>
        expressionMutants(part).map(mutant => ({ ...expression, parts: expression.parts.with(place, mutant) })),
      );
    case 'not':
      return [
        expression.operand,
        ...expressionMutants(expression.operand).map(operand => ({ ...expression, operand })),
      ];
    case 'compare':
      return [
        ...otherComparisons[expression.operator].map(operator => ({ ...expression, operator })),
        ...inside(expression),
      ];
    case 'and':
      return [expression.left, expression.right, { ...expression, kind: 'or' }, ...inside(expression)];
    case 'or':
      return [expression.left, expression.right, { ...expression, kind: 'and' }, ...inside(expression)];
    case 'in':
      return [{ kind: 'not', operand: expression }, ...inside(expression)];
  }
}

function inside<E extends Extract<DocumentRuleExpression, { left: DocumentRuleExpression }>>(
  expression: E,
): readonly E[] {
  const lefts = expressionMutants(expression.left).map(left => ({ ...expression, left }));
  const rights = expressionMutants(expression.right).map(right => ({ ...expression, right }));
  return [...lefts, ...rights];
}

/** Null has no neighbour worth trying. */
function otherLiterals(value: null | boolean | number | string): readonly (boolean | number | string)[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value - 1, value + 1];
  return typeof value === 'string' ? [`${value}x`] : [];
}
