import type { DocumentRuleExpression } from '#firebase-stand-in/documentStore/rules/DocumentRuleExpression';

/** The expression as the rules language writes it, fully bracketed. */
export function showExpression(expression: DocumentRuleExpression): string {
  switch (expression.kind) {
    case 'literal':
      return JSON.stringify(expression.value);
    case 'list':
      return `[${expression.items.map(showExpression).join(', ')}]`;
    case 'variable':
      return expression.name;
    case 'member':
      return `${showExpression(expression.object)}.${expression.name}`;
    case 'call':
      return `${expression.name}(${expression.args.map(showExpression).join(', ')})`;
    case 'millisOf':
      return `${showExpression(expression.time)}.toMillis()`;
    case 'exists':
    case 'get':
      return `${expression.kind}(${expression.parts.map(showExpression).join('/')})`;
    case 'not':
      return `!${showExpression(expression.operand)}`;
    default:
      return `(${showExpression(expression.left)} ${operatorOf(expression)} ${showExpression(expression.right)})`;
  }
}

function operatorOf(expression: Extract<DocumentRuleExpression, { left: DocumentRuleExpression }>): string {
  if (expression.kind === 'compare') return expression.operator;
  return { and: '&&', or: '||', in: 'in' }[expression.kind];
}
