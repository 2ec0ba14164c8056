import type { AccessRequest, DocumentRuleSet } from './DocumentRuleSet';
import { evaluateDocumentRule, RuleFailure } from './evaluateDocumentRule';
import { parseDocumentRules } from './parseDocumentRules';
import type { PathSegment, Permission } from './DocumentRuleExpression';
import { ruleMap, type RuleMap, type RuleValue } from './RuleValue';
import { jsonToRuleValue } from './toRuleValue';

/**
 * Compiled security rules; anything that no `allow` names is refused. @param source the text of a `firestore.rules`
 * file
 */
export function documentRules(source: string): DocumentRuleSet {
  return rulesOf(parseDocumentRules(source));
}

export function rulesOf(permissions: readonly Permission[]): DocumentRuleSet {
  return { allows: request => permissions.some(permission => grants(permission, request)) };
}

function grants({ segments, operations, condition, functions }: Permission, request: AccessRequest): boolean {
  const captures = operations.has(request.operation) ? matchPath(segments, request.path) : undefined;
  if (!captures) return false;
  if (!condition) return true;
  const variables = new Map<string, RuleValue>([
    ...captures,
    ['request', requestValue(request)],
    ['resource', dataOf(request.resource)],
  ]);
  try {
    return evaluateDocumentRule(condition, { variables, functions, find: request.find }) === true;
  } catch (failure) {
    if (failure instanceof RuleFailure) return false;
    throw failure;
  }
}

function matchPath(segments: readonly PathSegment[], path: string): readonly [string, string][] | undefined {
  const parts = ['databases', '(default)', 'documents', ...path.split('/')];
  if (parts.length !== segments.length) return undefined;
  const captures: [string, string][] = [];
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if ('capture' in segment) captures.push([segment.capture, part]);
    else if (segment.literal !== part) return undefined;
  }
  return captures;
}

function requestValue({ operation, auth, query, newResource, now }: AccessRequest): RuleMap {
  return ruleMap({
    method: operation,
    time: { millis: now },
    auth: auth && ruleMap({ uid: auth.uid, token: jsonToRuleValue(auth.token) }),
    query: ruleMap({ ...query }),
    resource: dataOf(newResource),
  });
}

function dataOf(fields: RuleMap | undefined): RuleValue {
  return fields ? ruleMap({ data: fields }) : null;
}
