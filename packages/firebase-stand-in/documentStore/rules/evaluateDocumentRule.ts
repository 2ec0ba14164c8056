import { isDeepStrictEqual } from 'node:util';

import type { Comparison, DocumentRuleExpression, RuleFunction } from './DocumentRuleExpression';
import { isKnownItems, isRuleList, isRuleMap, isRuleTime, ruleMap, type RuleMap, type RuleValue } from './RuleValue';

/** A run-time error that a rule cannot handle; the permission that contains it is then denied. */
export class RuleFailure extends Error {}

export interface RuleScope {
  readonly variables: ReadonlyMap<string, RuleValue>;
  readonly functions: ReadonlyMap<string, RuleFunction>;
  /** The fields of a document, by its path below the database's root; undefined where it is not there. */
  readonly find: (path: string) => RuleMap | undefined;
}

/** @throws RuleFailure if a type does not fit or a value is not known */
export function evaluateDocumentRule(expression: DocumentRuleExpression, scope: RuleScope): RuleValue {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'list':
      return expression.items.map(item => evaluateDocumentRule(item, scope));
    case 'variable':
      return scope.variables.get(expression.name) ?? null;
    case 'member':
      return member(evaluateDocumentRule(expression.object, scope), expression.name);
    case 'call':
      return call(
        expression.name,
        expression.args.map(argument => evaluateDocumentRule(argument, scope)),
        scope,
      );
    case 'millisOf':
      return millisOf(evaluateDocumentRule(expression.time, scope));
    case 'exists':
      return find(expression.parts, scope) !== undefined;
    case 'get':
      return documentOf(find(expression.parts, scope));
    case 'not':
      return !truth(expression.operand, scope);
    case 'and':
      return either(false, expression.left, expression.right, scope);
    case 'or':
      return either(true, expression.left, expression.right, scope);
    case 'in':
      return isIn(evaluateDocumentRule(expression.left, scope), evaluateDocumentRule(expression.right, scope));
    case 'compare':
      return compare(
        expression.operator,
        evaluateDocumentRule(expression.left, scope),
        evaluateDocumentRule(expression.right, scope),
      );
  }
}

function truth(expression: DocumentRuleExpression, scope: RuleScope): boolean {
  const value = evaluateDocumentRule(expression, scope);
  if (typeof value !== 'boolean') throw new RuleFailure('not a boolean');
  return value;
}

/** One deciding side settles it (false for and, true for or), even when the other side fails. */
function either(
  deciding: boolean,
  left: DocumentRuleExpression,
  right: DocumentRuleExpression,
  scope: RuleScope,
): boolean {
  let failure: RuleFailure | undefined;
  for (const side of [left, right]) {
    try {
      if (truth(side, scope) === deciding) return deciding;
    } catch (error) {
      if (!(error instanceof RuleFailure)) throw error;
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return !deciding;
}

function member(object: RuleValue, name: string): RuleValue {
  const value = isRuleMap(object) ? object.entries.get(name) : undefined;
  if (value === undefined) throw new RuleFailure(`no member ${name}`);
  return value;
}

function millisOf(time: RuleValue): number {
  if (isRuleTime(time)) return time.millis;
  throw new RuleFailure('not a time');
}

function find(parts: readonly DocumentRuleExpression[], scope: RuleScope): RuleMap | undefined {
  return scope.find(pathOf(parts.map(part => evaluateDocumentRule(part, scope))));
}

function documentOf(fields: RuleMap | undefined): RuleMap {
  if (fields === undefined) throw new RuleFailure('no such document');
  return ruleMap({ data: fields });
}

/** The path below the database's root. A part that is not text, or contains a slash, makes it invalid. */
function pathOf(parts: readonly RuleValue[]): string {
  const [databases, , documents, ...below] = parts;
  const texts = below.filter((part): part is string => typeof part === 'string' && part !== '' && !part.includes('/'));
  if (databases !== 'databases' || documents !== 'documents' || texts.length === 0 || texts.length < below.length)
    throw new RuleFailure('not a path');
  return texts.join('/');
}

/** A function sees the request and its own parameters; the caller's parameters are put out of sight by its own. */
function call(name: string, args: readonly RuleValue[], scope: RuleScope): RuleValue {
  const called = scope.functions.get(name);
  if (!called) throw new RuleFailure(`no function ${name}`);
  const parameters = called.parameters.map((parameter, index) => [parameter, args[index] ?? null] as const);
  return evaluateDocumentRule(called.body, { ...scope, variables: new Map([...scope.variables, ...parameters]) });
}

function isIn(item: RuleValue, container: RuleValue): boolean {
  if (isRuleList(container)) return container.some(member => isDeepStrictEqual(member, item));
  if (isKnownItems(container) && container.known.some(member => isDeepStrictEqual(member, item))) return true;
  if (isRuleMap(container) && typeof item === 'string' && (container.complete || container.entries.has(item)))
    return container.entries.has(item);
  throw new RuleFailure('not known to be in');
}

function compare(operator: Comparison, left: RuleValue, right: RuleValue): boolean {
  if (operator === '==' || operator === '!=') {
    if (!isWhole(left) || !isWhole(right)) throw new RuleFailure('only partly known');
    return isDeepStrictEqual(left, right) === (operator === '==');
  }
  if (typeof left === 'number' && typeof right === 'number') return inOrder(operator, left - right);
  if (typeof left === 'string' && typeof right === 'string')
    return inOrder(operator, left < right ? -1 : left > right ? 1 : 0);
  throw new RuleFailure('no order between these');
}

function isWhole(value: RuleValue): boolean {
  return !isKnownItems(value) && (!isRuleMap(value) || value.complete);
}

function inOrder(operator: '<' | '<=' | '>' | '>=', difference: number): boolean {
  switch (operator) {
    case '<':
      return difference < 0;
    case '<=':
      return difference <= 0;
    case '>':
      return difference > 0;
    case '>=':
      return difference >= 0;
  }
}
