import ts from 'typescript';
import { parse } from './declarations';
import type { SourceTree } from './readTree';

/** Use cases that decide nothing: `execute` passes its own arguments unchanged to one method of a port. */
export function forwarders(tree: SourceTree): string[] {
  return [...tree].flatMap(([path, text]) =>
    path.startsWith('src/application/')
      ? parse(path, text)
          .statements.filter(ts.isClassDeclaration)
          .filter(({ members }) => members.some(isForwarder))
          .map(({ name }) => `${path}: ${name?.text ?? ''}`)
      : [],
  );
}

function isForwarder(member: ts.ClassElement): boolean {
  if (!ts.isMethodDeclaration(member) || member.name.getText() !== 'execute') return false;
  const [only, ...others] = member.body?.statements ?? [];
  const call = others.length === 0 && only !== undefined && calledIn(only);
  if (!call) return false;
  const own = member.parameters.flatMap(({ name }) => namesIn(name));
  return isMethodOfPort(call.expression) && call.arguments.every(argument => isGiven(argument, own));
}

function calledIn(statement: ts.Statement): ts.CallExpression | undefined {
  if (!ts.isReturnStatement(statement) && !ts.isExpressionStatement(statement)) return undefined;
  const { expression } = statement;
  const value = expression && (ts.isAwaitExpression(expression) ? expression.expression : expression);
  return value && ts.isCallExpression(value) ? value : undefined;
}

/** `this.port.method` */
const isMethodOfPort = (node: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.expression.kind === ts.SyntaxKind.ThisKeyword;

/** The names of a parameter, or of each part that it destructures. */
const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap(element => (ts.isBindingElement(element) ? namesIn(element.name) : []));

const isGiven = (argument: ts.Expression, own: readonly string[]): boolean =>
  ts.isLiteralExpression(argument) || own.includes(argument.getText());
