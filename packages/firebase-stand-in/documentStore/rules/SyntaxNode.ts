import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser';

/** A node of the parse tree that Google's own grammar of the rules language yields. */
export interface SyntaxNode {
  readonly children?: readonly SyntaxNode[] | null;
  getText(): string;
}

/** @throws SyntaxError for text that is not a rules file */
export function parseSyntax(source: string): SyntaxNode {
  const tree = parseForESLint(source).services['tree'];
  if (!isSyntaxNode(tree)) throw new Error('the rules parser gave no tree');
  return tree;
}

/** The grammar's name of a node, e.g. LogicalAndExpression; a token is called Token. */
export function nodeKind(node: SyntaxNode): string {
  return node.children ? node.constructor.name.replace(/^_/, '').replace(/Context$/, '') : 'Token';
}

export function childrenOf(node: SyntaxNode, kind?: string): readonly SyntaxNode[] {
  const all = node.children ?? [];
  return kind === undefined ? all : all.filter(child => nodeKind(child) === kind);
}

export function childOf(node: SyntaxNode, kind: string): SyntaxNode {
  const [first] = childrenOf(node, kind);
  if (!first) throw new Error(`${nodeKind(node)} without ${kind}: ${node.getText()}`);
  return first;
}

function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'getText' in value && typeof value.getText === 'function';
}
