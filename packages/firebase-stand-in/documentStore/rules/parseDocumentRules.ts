import type { RuleOperation } from './DocumentRuleSet';
import { parseRuleExpression, type RuleNames } from './parseRuleExpression';
import type { PathSegment, Permission, RuleFunction } from './DocumentRuleExpression';
import { childOf, childrenOf, nodeKind, parseSyntax, type SyntaxNode } from './SyntaxNode';

/** The declarations in force inside one block of the rules. */
interface Scope {
  readonly segments: readonly PathSegment[];
  readonly names: RuleNames;
  readonly functions: ReadonlyMap<string, RuleFunction>;
}

const operationsByWord: Readonly<Record<string, readonly RuleOperation[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/** Parses every `allow` of a rules file. @throws Error for text that is not a rules file or uses an unsupported feature */
export function parseDocumentRules(source: string): readonly Permission[] {
  const tree = parseSyntax(source);
  if (!/^rules_version=['"]2['"];?$/.test(childOf(tree, 'VersionStatement').getText()))
    throw new Error('security rules: rules_version must be 2');
  const scope: Scope = {
    segments: [],
    names: { variables: new Set(['request', 'resource']), functions: new Map() },
    functions: new Map(),
  };
  const services = childrenOf(tree, 'RulesetStatement').map(statement => childOf(statement, 'ServiceDeclaration'));
  return services.flatMap(service => {
    if (childOf(service, 'ServiceId').getText() !== 'cloud.firestore')
      throw new Error('security rules: not for cloud.firestore');
    return parseBlock(childrenOf(service, 'ServiceStatement'), scope);
  });
}

function parseBlock(statements: readonly SyntaxNode[], outer: Scope): readonly Permission[] {
  const declarations = statements.flatMap(statement => childrenOf(statement));
  const scope = withFunctions(outer, declarations.filter(isA('FunctionDeclaration')));
  return declarations.flatMap(declaration => {
    switch (nodeKind(declaration)) {
      case 'FunctionDeclaration':
        return [];
      case 'MatchRuleDeclaration':
        return parseBlock(childrenOf(declaration, 'MatchStatement'), withPath(scope, childOf(declaration, 'PathDecl')));
      case 'PermissionDeclaration':
        return [parsePermission(declaration, scope)];
      default:
        throw new Error(`security rules: unsupported ${nodeKind(declaration)}: ${declaration.getText()}`);
    }
  });
}

function withPath(scope: Scope, path: SyntaxNode): Scope {
  const segments = childrenOf(path).map(pathSegment);
  const captures = segments.flatMap(segment => ('capture' in segment ? [segment.capture] : []));
  const names = { ...scope.names, variables: new Set([...scope.names.variables, ...captures]) };
  return { ...scope, segments: [...scope.segments, ...segments], names };
}

function pathSegment(node: SyntaxNode): PathSegment {
  const text = node.getText().slice(1);
  if (nodeKind(node).startsWith('Simple')) return { literal: text };
  if (nodeKind(node) === 'CaptureSegment') return { capture: text.slice(1, -1) };
  throw new Error(`security rules: unsupported path ${node.getText()}`);
}

/** Functions may call those declared after them. Recursion is not detected; the real service refuses it. */
function withFunctions(outer: Scope, declarations: readonly SyntaxNode[]): Scope {
  const heads = declarations.map(node => ({
    node,
    name: childOf(node, 'LocalFunctionId').getText(),
    parameters: parametersOf(node),
  }));
  const names = {
    ...outer.names,
    functions: new Map([...outer.names.functions, ...heads.map(head => [head.name, head.parameters.length] as const)]),
  };
  const functions = new Map(outer.functions);
  for (const { node, name, parameters } of heads) {
    const inside = { ...names, variables: new Set([...names.variables, ...parameters]) };
    functions.set(name, { name, parameters, body: bodyOf(node, inside) });
  }
  return { ...outer, names, functions };
}

function parametersOf(declaration: SyntaxNode): readonly string[] {
  const lists = childrenOf(childOf(declaration, 'FunctionSignature'), 'ParamList');
  return lists.flatMap(list => childrenOf(list, 'LocalVariableId')).map(parameter => parameter.getText());
}

function bodyOf(declaration: SyntaxNode, names: RuleNames): RuleFunction['body'] {
  const body = childOf(declaration, 'FunctionBody');
  const [binding] = childrenOf(body, 'BindingDeclaration');
  if (binding) throw new Error(`security rules: unsupported ${binding.getText()}`);
  return parseRuleExpression(expressionIn(childOf(body, 'ReturnStatement')), names);
}

function parsePermission(declaration: SyntaxNode, scope: Scope): Permission {
  const words = childOf(declaration, 'OperationId').getText().split(',');
  const operations = words.flatMap(word => operationsByWord[word] ?? unknownOperation(word));
  const [body] = childrenOf(declaration, 'PermissionBody');
  const condition = body && parseRuleExpression(expressionIn(body), scope.names);
  return { segments: scope.segments, operations: new Set(operations), condition, functions: scope.functions };
}

function unknownOperation(word: string): never {
  throw new Error(`security rules: unknown operation ${word}`);
}

function expressionIn(node: SyntaxNode): SyntaxNode {
  const expression = childrenOf(node).find(child => nodeKind(child) !== 'Token');
  if (!expression) throw new Error(`security rules: no expression in ${node.getText()}`);
  return expression;
}

function isA(kind: string): (node: SyntaxNode) => boolean {
  return node => nodeKind(node) === kind;
}
