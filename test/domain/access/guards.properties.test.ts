import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { menuSections } from '@/domain/access/menuSections';
import { navigationCatalogue } from '@/domain/access/navigationCatalogue';
import { scopeGuard } from '@/domain/access/scopeGuard.rule';

const scopes = [...new Set(navigationCatalogue.flatMap(({ scope }) => (scope === null ? [] : [scope])))];
/** Sets of scopes from the catalogue, with a few that no link needs. */
const heldSets = fc
  .tuple(fc.subarray(scopes), fc.subarray(['region-settings:view', 'patient:download-moments', '', 'chat']))
  .map(parts => parts.flat());
const links = fc.constantFrom(...navigationCatalogue);

describe('the links of the menu, with any set of scopes', () => {
  it('have a name each', () => {
    expect(new Set(navigationCatalogue.map(({ id }) => id)).size).toBe(navigationCatalogue.length);
  });

  it('are in the menu exactly when their scope is held, whatever else is held', () => {
    assertProperty(
      fc.property(heldSets, held => {
        const shown = menuSections(held).flatMap(section => section.links);
        const allowed = navigationCatalogue.filter(({ scope }) => scope === null || held.includes(scope));
        expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(allowed.map(({ id }) => id)));
        expect(shown).toHaveLength(allowed.length);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are in the menu exactly when their page may be opened', () => {
    assertProperty(
      fc.property(heldSets, held => {
        const shown = new Set(menuSections(held).flatMap(section => section.links.map(({ id }) => id)));
        for (const { id, scope } of navigationCatalogue) {
          expect(scopeGuard({ needed: scope, scopes: { status: 'known', scopes: held, checkedAt: 0 } })).toBe(
            shown.has(id) ? 'allow' : 'deny',
          );
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('are never refused while the scopes are not known', () => {
    assertProperty(
      fc.property(links, fc.constantFrom('unknown', 'couldNotCheck'), ({ scope }, status) => {
        const verdict = scopeGuard({ needed: scope, scopes: { status } });
        expect(verdict).toBe(scope === null ? 'allow' : status === 'unknown' ? 'wait' : 'couldNotCheck');
      }),
    );
  });

  it('are never allowed by fewer scopes if they were refused with more', () => {
    assertProperty(
      fc.property(links, heldSets, fc.constantFrom(...scopes), ({ scope }, held, lost) => {
        const verdict = (of: readonly string[]) =>
          scopeGuard({ needed: scope, scopes: { status: 'known', scopes: of, checkedAt: 0 } });
        const without = held.filter(one => one !== lost);
        if (verdict(held) === 'deny') expect(verdict(without)).toBe('deny');
      }),
    );
  });
});
