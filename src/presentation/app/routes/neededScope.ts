import type { Scope } from '@/domain/kernel/Scope';
import type { AccessStore } from '../../access/AccessStore';
import type { RouteFacts } from './RouteFacts';

/** The scope that allows a user to see a page. If several do, it is the first one that the user has. */
export function neededScope(
  facts: Pick<RouteFacts, 'scope' | 'anyOf'> | undefined,
  access: Pick<AccessStore, 'verdict'>,
): Scope | null {
  if (facts === undefined) return null;
  return facts.anyOf?.find(scope => access.verdict(scope) === 'allow') ?? facts.scope;
}
