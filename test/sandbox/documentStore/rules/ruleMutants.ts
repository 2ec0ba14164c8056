import type { RuleOperation } from '#firebase-stand-in/documentStore/rules/DocumentRuleSet';
import type {
  PathSegment,
  Permission,
  RuleFunction,
} from '#firebase-stand-in/documentStore/rules/DocumentRuleExpression';

import { expressionMutants } from './expressionMutants';
import { showExpression } from './showExpression';

export interface RuleMutant {
  /** The place and the changed text. */
  readonly change: string;
  readonly permissions: readonly Permission[];
}

/** Every set of rules that differs from the given one in one place, as a careless edit would. */
export function ruleMutants(permissions: readonly Permission[]): readonly RuleMutant[] {
  const functions = new Set(permissions.flatMap(permission => [...permission.functions.values()]));
  return [
    ...[...functions].flatMap(changed => functionMutants(permissions, changed)),
    ...permissions.flatMap((_, index) => permissionMutants(permissions, index)),
  ];
}

function functionMutants(
  permissions: readonly Permission[],
  { name, parameters, body }: RuleFunction,
): readonly RuleMutant[] {
  return expressionMutants(body).map(mutant => {
    const replaced: RuleFunction = { name, parameters, body: mutant };
    const mutated = permissions.map(permission => ({
      ...permission,
      functions: new Map([...permission.functions, [name, replaced]]),
    }));
    return { change: `${name}: ${showExpression(mutant)}`, permissions: mutated };
  });
}

function permissionMutants(permissions: readonly Permission[], index: number): readonly RuleMutant[] {
  const permission = permissions[index];
  if (!permission) return [];
  const where = `${showPath(permission.segments)} ${[...permission.operations].join(',')}`;
  const change = (what: string, mutant: Partial<Permission>): RuleMutant => ({
    change: `${where}: ${what}`,
    permissions: permissions.with(index, { ...permission, ...mutant }),
  });
  const conditions = permission.condition ? expressionMutants(permission.condition) : [];
  return [
    ...conditions.map(condition => change(showExpression(condition), { condition })),
    ...addedOperations(permission).map(operation =>
      change(`also ${operation}`, { operations: new Set([...permission.operations, operation]) }),
    ),
    ...otherPaths(permission.segments).map(segments => change(`at ${showPath(segments)}`, { segments })),
  ];
}

/** Makes a rule that reads one document allow writes too; refusals and lists have nothing to add. */
function addedOperations({ operations }: Permission): readonly RuleOperation[] {
  return operations.has('get') ? ['update', 'delete'] : [];
}

function otherPaths(segments: readonly PathSegment[]): readonly (readonly PathSegment[])[] {
  return segments.flatMap((segment, index) =>
    'literal' in segment ? [segments.with(index, { literal: `${segment.literal}X` })] : [],
  );
}

function showPath(segments: readonly PathSegment[]): string {
  return segments.map(segment => ('literal' in segment ? segment.literal : '*')).join('/');
}
