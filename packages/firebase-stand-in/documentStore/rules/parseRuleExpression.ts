import type { Comparison, DocumentRuleExpression } from './DocumentRuleExpression';
import { childOf, childrenOf, nodeKind, type SyntaxNode } from './SyntaxNode';

/** The names that an expression may use: variables, and functions with their number of arguments. */
export interface RuleNames {
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, number>;
}

/** @throws Error for syntax outside the supported part, and for a name that is not in scope */
export function parseRuleExpression(node: SyntaxNode, names: RuleNames): DocumentRuleExpression {
  const [first, second, third] = childrenOf(node);
  const binary = (kind: 'and' | 'or' | 'in'): DocumentRuleExpression => ({
    kind,
    left: operand(first, node, names),
    right: operand(third, node, names),
  });
  switch (nodeKind(node)) {
    case 'PrimaryExpression':
    case 'LiteralExpression':
      return operand(first, node, names);
    case 'ParenSimpleExpression':
    case 'ParenthesizedExpression':
      return operand(second, node, names);
    case 'LogicalAndExpression':
      return binary('and');
    case 'LogicalOrExpression':
      return binary('or');
    case 'ExprInExpression':
      return binary('in');
    case 'NotExpression':
      return { kind: 'not', operand: operand(second, node, names) };
    case 'EqualityExpression':
    case 'RelationalExpression':
      return {
        kind: 'compare',
        operator: comparison(second, node),
        left: operand(first, node, names),
        right: operand(third, node, names),
      };
    case 'Literal':
      return { kind: 'literal', value: literal(node.getText()) };
    case 'ListSimpleExpression':
      return { kind: 'list', items: argumentsOf(node, names) };
    case 'VariableSimpleExpression':
      return variable(node.getText(), names);
    case 'MemberLookupSimpleExpression':
      return { kind: 'member', object: operand(first, node, names), name: third?.getText() ?? '' };
    case 'MemberFunctionCallSimpleExpression':
      if (childOf(node, 'MemberId').getText() !== 'toMillis') return unsupported(node);
      return { kind: 'millisOf', time: operand(first, node, names) };
    case 'FunctionCallSimpleExpression':
      return functionCall(node, names);
    default:
      return unsupported(node);
  }
}

/** `exists` and `get` are part of the language; they require a path. */
function functionCall(node: SyntaxNode, names: RuleNames): DocumentRuleExpression {
  const name = childOf(node, 'LocalFunctionId').getText();
  return name === 'exists' || name === 'get'
    ? { kind: name, parts: pathParts(childOf(node, 'ExpressionList'), names) }
    : call(name, argumentsOf(node, names), names);
}

function operand(child: SyntaxNode | undefined, node: SyntaxNode, names: RuleNames): DocumentRuleExpression {
  return child ? parseRuleExpression(child, names) : unsupported(node);
}

function argumentsOf(node: SyntaxNode, names: RuleNames): readonly DocumentRuleExpression[] {
  const lists = childrenOf(node, 'ExpressionList');
  return lists
    .flatMap(list => childrenOf(list).filter(child => nodeKind(child) !== 'Token'))
    .map(child => parseRuleExpression(child, names));
}

function pathParts(list: SyntaxNode, names: RuleNames): readonly DocumentRuleExpression[] {
  const path = childOf(childOf(childOf(list, 'PrimaryExpression'), 'PathSimpleExpression'), 'PathExpression');
  return childrenOf(path, 'PathExpressionSegment').map(segment => {
    const computed = childrenOf(segment).find(child => nodeKind(child) === 'PrimaryExpression');
    return computed ? parseRuleExpression(computed, names) : { kind: 'literal', value: segment.getText().slice(1) };
  });
}

function variable(name: string, { variables }: RuleNames): DocumentRuleExpression {
  if (!variables.has(name)) throw new Error(`security rules: unknown name ${name}`);
  return { kind: 'variable', name };
}

function call(name: string, args: readonly DocumentRuleExpression[], { functions }: RuleNames): DocumentRuleExpression {
  if (functions.get(name) !== args.length)
    throw new Error(`security rules: no function ${name} with ${args.length} arguments`);
  return { kind: 'call', name, args };
}

function comparison(token: SyntaxNode | undefined, node: SyntaxNode): Comparison {
  const text = token?.getText();
  if (text === '==' || text === '!=' || text === '<' || text === '<=' || text === '>' || text === '>=') return text;
  return unsupported(node);
}

function literal(text: string): null | boolean | number | string {
  if (text === 'null') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^['"]/.test(text)) return text.slice(1, -1);
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new Error(`security rules: unsupported literal ${text}`);
}

function unsupported(node: SyntaxNode): never {
  throw new Error(`security rules: unsupported ${nodeKind(node)}: ${node.getText()}`);
}
