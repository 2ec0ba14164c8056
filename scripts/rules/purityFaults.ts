import { posix } from 'node:path';
import ts from 'typescript';
import { parseRuleFile } from './readRule';
import { RULE_FOLDERS } from './ruleFiles';

const outsideWorld = new Set([
  'fetch',
  'crypto',
  'performance',
  'window',
  'document',
  'globalThis',
  'navigator',
  'process',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'console',
]);

/**
 * Finds reasons why a rule's outcome could depend on more than its input: foreign imports, the clock, chance, the
 * platform, state.
 */
export function purityFaults(file: string, text: string): string[] {
  const tree = parseRuleFile(file, text);
  const state = tree.statements
    .filter(ts.isVariableStatement)
    .filter(({ declarationList }) => !(declarationList.flags & ts.NodeFlags.Const))
    .map(() => 'keeps state between calls');
  return [
    ...importedFiles(tree)
      .filter(path => !insideDomain(file, path))
      .map(path => `imports ${path}`),
    ...state,
    ...impureExpressions(tree),
  ].map(fault => `${file}: not pure, ${fault}`);
}

function importedFiles(tree: ts.SourceFile): string[] {
  return tree.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text);
}

function insideDomain(file: string, specifier: string): boolean {
  if (specifier.startsWith('@/domain/')) return true;
  if (!specifier.startsWith('.')) return false;
  const imported = posix.join(posix.dirname(file), specifier);
  return RULE_FOLDERS.some(folder => imported.startsWith(`${folder}/`));
}

function impureExpressions(node: ts.Node): string[] {
  const inside: string[] = [];
  ts.forEachChild(node, child => {
    inside.push(...impureExpressions(child));
  });
  const own = impurity(node);
  return own ? [own, ...inside] : inside;
}

function impurity(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const path = node.getText();
    if (path === 'Date.now' || path === 'DateTime.now' || path === 'DateTime.local') return 'reads the clock';
    if (path === 'Math.random') return 'uses chance';
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments?.length ?? 0) === 0)
    return 'reads the clock';
  if (ts.isIdentifier(node) && outsideWorld.has(node.text) && isFreeName(node)) return `touches ${node.text}`;
  return undefined;
}

/** Not the name of a member, a parameter or a property. */
function isFreeName({ parent, text }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent)) return parent.expression.getText() === text;
  return !(
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isVariableDeclaration(parent)
  );
}
