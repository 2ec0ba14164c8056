import { rule } from '../kernel/rule';
import { isLinkVisible } from './isLinkVisible.rule';
import type { ScopesState } from './ScopesState';

type Verdict = 'allow' | 'deny' | 'wait' | 'couldNotCheck';

export const scopeGuard = rule(
  {
    id: 'CR-SCOPE-02',
    statement:
      "A page is refused only when the scopes are known and the page's scope is not among them. While the scopes " +
      'are loading, the page waits. When they could not be loaded, the page says so and is not refused.',
    source: 'D1 §6: "Insufficient permission leads to the unauthorised page."',
    hazards: ['HAZ-08', 'HAZ-09'],
  },
  ({ needed, scopes }: { readonly needed: string | null; readonly scopes: ScopesState }): Verdict => {
    if (needed === null) return 'allow';
    if (scopes.status === 'unknown') return 'wait';
    if (scopes.status === 'couldNotCheck') return 'couldNotCheck';
    return isLinkVisible({ needed, held: scopes.scopes }) ? 'allow' : 'deny';
  },
);
