import { SCOPES, type Scope } from '../kernel/Scope';
import { scopesOfRight, type Right } from './UserGroup';

/** That somebody holds a scope; `lastDay` such as `2026-12-31`, null without an end. */
export interface ScopeTerm {
  readonly scope: Scope;
  readonly lastDay: string | null;
}

export const endless = (scopes: readonly Scope[]): readonly ScopeTerm[] =>
  scopes.map(scope => ({ scope, lastDay: null }));

/**
 * The scopes that come with rights, each until the last of the rights that carry it ends. An empty last day is no end.
 */
export function scopeTerms(
  rights: readonly { readonly right: Right; readonly lastDay: string }[],
): readonly ScopeTerm[] {
  return SCOPES.flatMap(scope => {
    const days = rights.filter(({ right }) => scopesOfRight(right).includes(scope)).map(({ lastDay }) => lastDay);
    if (days.length === 0) return [];
    return [{ scope, lastDay: days.includes('') ? null : (days.sort().at(-1) ?? null) }];
  });
}
