import { basename } from 'node:path';
import ts from 'typescript';
import { typedNumbers } from './numberFaults';
import type { RegisteredRule, RuleConstant } from './RegisteredRule';

/** A rule as it was read, with what is wrong with its file. */
export type ReadRule = { readonly rule: RegisteredRule; readonly faults: readonly string[] };

export const parseRuleFile = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);

/** Reads the statement, the constants and the shape of the rule that a `*.rule.ts` file declares. */
export function readRule(file: string, text: string): ReadRule {
  const tree = parseRuleFile(file, text);
  const name = basename(file, '.rule.ts');
  const faults: string[] = [];
  const call = ruleCallNamed(tree, name);
  if (!call) faults.push(`${file}: exports no rule named ${name}`);
  const [statement, fn] = call?.arguments ?? [];
  const stated = statement && member(statement, 'statement');
  const literals = literalsOf(stated);
  if (call && literals === undefined) faults.push(`${file}: statement must be plain text, or says\`…\` with constants`);
  faults.push(
    ...typedNumbers(literals ?? []).map(number => `${file}: ${number} in the statement is no constant of the rule`),
  );
  const text_ = (key: string): string => {
    const value = statement && plainText(member(statement, key));
    if (value === undefined && call) faults.push(`${file}: ${key} must be plain text`);
    return value ?? '';
  };
  if (call && !takesOneInput(fn)) faults.push(`${file}: the rule must take one input object`);
  return {
    rule: {
      file,
      name,
      id: text_('id'),
      statement: literals?.join('…') ?? '',
      source: text_('source'),
      hazards: listOf(statement && member(statement, 'hazards')),
      constants: constantsOf(tree, name),
    },
    faults,
  };
}

const constDeclarations = (tree: ts.SourceFile): ts.VariableDeclaration[] =>
  tree.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => [...declarationList.declarations]);

function ruleCallNamed(tree: ts.SourceFile, name: string): ts.CallExpression | undefined {
  const declaration = constDeclarations(tree).find(each => each.name.getText() === name);
  const value = declaration?.initializer;
  const exported = declaration?.parent.parent;
  const isExported =
    exported &&
    ts.isVariableStatement(exported) &&
    exported.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isExported && value && ts.isCallExpression(value) && value.expression.getText() === 'rule' ? value : undefined;
}

function member(object: ts.Expression, key: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(object)) return undefined;
  return object.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === key)?.initializer;
}

/** A long text is written as several, joined by `+`. */
const isJoined = (value: ts.Expression): value is ts.BinaryExpression =>
  ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.PlusToken;

function plainText(value: ts.Expression | undefined): string | undefined {
  if (!value) return undefined;
  if (ts.isStringLiteralLike(value)) return value.text;
  if (!isJoined(value)) return undefined;
  const [left, right] = [plainText(value.left), plainText(value.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** The words of a statement around the constants that are put in. */
function literalsOf(value: ts.Expression | undefined): readonly string[] | undefined {
  const plain = plainText(value);
  if (plain !== undefined) return [plain];
  if (value && isJoined(value)) {
    const [left, right] = [literalsOf(value.left), literalsOf(value.right)];
    if (left === undefined || right === undefined) return undefined;
    return [...left.slice(0, -1), `${left.at(-1) ?? ''}${right[0] ?? ''}`, ...right.slice(1)];
  }
  if (!value || !ts.isTaggedTemplateExpression(value) || value.tag.getText() !== 'says') return undefined;
  if (ts.isNoSubstitutionTemplateLiteral(value.template)) return [value.template.text];
  const { head, templateSpans } = value.template;
  const named = templateSpans.every(({ expression }) => namesConstant(expression));
  return named ? [head.text, ...templateSpans.map(({ literal }) => literal.text)] : undefined;
}

/** Not a figure alone: what is put in must be, or be reckoned from, something with a name. */
function namesConstant(expression: ts.Node): boolean {
  if (ts.isIdentifier(expression)) return true;
  if (ts.isCallExpression(expression)) {
    const { expression: called } = expression;
    return (
      expression.arguments.some(namesConstant) ||
      (ts.isPropertyAccessExpression(called) && namesConstant(called.expression))
    );
  }
  return ts.forEachChild(expression, child => namesConstant(child) || undefined) ?? false;
}

function listOf(value: ts.Expression | undefined): string[] {
  return value && ts.isArrayLiteralExpression(value) ? value.elements.map(element => plainText(element) ?? '') : [];
}

function takesOneInput(fn: ts.Expression | undefined): boolean {
  if (!fn) return false;
  return ts.isArrowFunction(fn) || ts.isFunctionExpression(fn) ? fn.parameters.length === 1 : ts.isIdentifier(fn);
}

/** Every named value of the file but the rule and plain functions. */
function constantsOf(tree: ts.SourceFile, ruleName: string): RuleConstant[] {
  return constDeclarations(tree)
    .filter(({ name, initializer }) => name.getText() !== ruleName && initializer && !ts.isArrowFunction(initializer))
    .map(declaration => ({
      name: declaration.name.getText(),
      value: declaration.initializer?.getText() ?? '',
      comment: commentOf(declaration, tree),
    }));
}

function commentOf(declaration: ts.VariableDeclaration, tree: ts.SourceFile): string {
  const statement = declaration.parent.parent;
  const text = tree.getFullText();
  const ranges = [
    ...(ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? []),
    ...(ts.getTrailingCommentRanges(text, statement.end) ?? []),
  ];
  return ranges
    .map(({ pos, end }) => text.slice(pos, end).replace(/^\/\*+|\*+\/$|^\/\//g, ''))
    .map(comment =>
      comment
        .replace(/^\s*\* ?/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join(' ');
}
