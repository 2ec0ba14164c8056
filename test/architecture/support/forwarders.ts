import ts from 'typescript';
import { parse } from './declarations';
import type { SourceTree } from './readTree';

/** Public methods of use cases that decide nothing: they pass their own arguments unchanged to a dependency. */
export function forwarders(tree: SourceTree): string[] {
  return [...tree].flatMap(([path, text]) =>
    path.startsWith('src/application/')
      ? parse(path, text)
          .statements.filter(ts.isClassDeclaration)
          .flatMap(forwardersIn)
          .map(name => `${path}: ${name}`)
      : [],
  );
}

function forwardersIn({ members }: ts.ClassDeclaration): string[] {
  const methods = members.filter(ts.isMethodDeclaration).filter(isPublic);
  if (!methods.some(({ name }) => name.getText() === 'execute')) return [];
  const dependencies = members
    .filter(ts.isConstructorDeclaration)
    .flatMap(({ parameters }) => parameters.flatMap(({ name }) => namesIn(name)));
  return methods.filter(method => isForwarder(method, dependencies)).map(({ name }) => name.getText());
}

const isPublic = (method: ts.MethodDeclaration): boolean =>
  method.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) !== true;

function isForwarder({ body, parameters }: ts.MethodDeclaration, dependencies: readonly string[]): boolean {
  const [only, ...others] = body?.statements ?? [];
  const call = others.length === 0 && only !== undefined && calledIn(only);
  if (!call) return false;
  const own = parameters.flatMap(({ name }) => namesIn(name));
  return isMethodOf(dependencies, call.expression) && call.arguments.every(argument => isGiven(argument, own));
}

function calledIn(statement: ts.Statement): ts.CallExpression | undefined {
  if (!ts.isReturnStatement(statement) && !ts.isExpressionStatement(statement)) return undefined;
  const { expression } = statement;
  const value = expression && (ts.isAwaitExpression(expression) ? expression.expression : expression);
  return value && ts.isCallExpression(value) ? value : undefined;
}

/** `this.dependency.method` */
const isMethodOf = (dependencies: readonly string[], node: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.expression.kind === ts.SyntaxKind.ThisKeyword &&
  dependencies.includes(node.expression.name.text);

/** The names of a parameter, or of each part that it destructures. */
const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap(element => (ts.isBindingElement(element) ? namesIn(element.name) : []));

const isGiven = (argument: ts.Expression, own: readonly string[]): boolean =>
  ts.isLiteralExpression(argument) || own.includes(argument.getText());
