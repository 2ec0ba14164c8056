import type { RuleExpression } from './RuleExpression';
import { ruleMethods } from './ruleMethods';

export type RuleVariables = Readonly<Record<string, unknown>>;

/** The value of a rule. Throws where Firebase's evaluator would: reading a member of null, comparing unlike things. */
export function evaluateRule(expression: RuleExpression, variables: RuleVariables): unknown {
  const value = (part: RuleExpression) => evaluateRule(part, variables);
  switch (expression.kind) {
    case 'constant':
      return expression.value;
    case 'variable':
      return variables[expression.name];
    case 'list':
      return expression.items.map(value);
    case 'member':
      return member(value(expression.target), value(expression.key));
    case 'call':
      return ruleMethods.get(expression.method)?.(value(expression.target), expression.args.map(value));
    case 'unary':
      return expression.operator === '!' ? !truth(value(expression.operand)) : -number(value(expression.operand));
    case 'choice':
      return truth(value(expression.test)) ? value(expression.yes) : value(expression.no);
    case 'binary':
      return binary(expression, value);
  }
}

type Binary = Extract<RuleExpression, { kind: 'binary' }>;

function binary({ operator, left, right }: Binary, value: (part: RuleExpression) => unknown): unknown {
  if (operator === '&&') return truth(value(left)) && truth(value(right));
  if (operator === '||') return truth(value(left)) || truth(value(right));
  const [a, b] = [value(left), value(right)];
  switch (operator) {
    case '==':
    case '===':
      return a === b;
    case '!=':
    case '!==':
      return a !== b;
    case '+':
      return typeof a === 'string' || typeof b === 'string' ? `${String(a)}${String(b)}` : number(a) + number(b);
    case '-':
      return number(a) - number(b);
    case '*':
      return number(a) * number(b);
    case '/':
      return number(a) / number(b);
    case '%':
      return number(a) % number(b);
    default:
      return compare(operator, a, b);
  }
}

function compare(operator: string, a: unknown, b: unknown): boolean {
  const bothTexts = typeof a === 'string' && typeof b === 'string';
  const [x, y] = bothTexts ? [a, b] : [number(a), number(b)];
  if (operator === '<') return x < y;
  if (operator === '<=') return x <= y;
  return operator === '>' ? x > y : x >= y;
}

/** A claim that a token does not carry is null, as in Firebase; a member of null is an error. */
function member(target: unknown, key: unknown): unknown {
  if (typeof target === 'string' && key === 'length') return target.length;
  if (typeof target !== 'object' || target === null || typeof key !== 'string')
    throw new Error(`There is no member ${String(key)} here`);
  return Object.hasOwn(target, key) ? ((target as Readonly<Record<string, unknown>>)[key] ?? null) : null;
}

function truth(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new Error('A condition has to be true or false');
}

function number(value: unknown): number {
  if (typeof value === 'number') return value;
  throw new Error('A number is needed here');
}
