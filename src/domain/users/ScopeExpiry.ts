import { SCOPES, type Scope } from '../kernel/Scope';
import { scopesOfRight, type Right } from './UserGroup';

/** A scope that a person holds; `lastDay` such as `2026-12-31`, null without an end. */
export interface ScopeExpiry {
  readonly scope: Scope;
  readonly lastDay: string | null;
}

export const withoutExpiry = (scopes: readonly Scope[]): readonly ScopeExpiry[] =>
  scopes.map(scope => ({ scope, lastDay: null }));

/** Returns the scopes of permissions, each until the last of them ends. An empty last day means no end. */
export function scopeExpiries(
  rights: readonly { readonly right: Right; readonly lastDay: string }[],
): readonly ScopeExpiry[] {
  return SCOPES.flatMap(scope => {
    const days = rights.filter(({ right }) => scopesOfRight(right).includes(scope)).map(({ lastDay }) => lastDay);
    if (days.length === 0) return [];
    return [{ scope, lastDay: days.includes('') ? null : (days.sort().at(-1) ?? null) }];
  });
}
