import { isLinkVisible } from './isLinkVisible.rule';
import { navigationCatalogue, type NavigationGroup } from './navigationCatalogue';

/** Builds the user's menu: groups in the catalogue's order, without empty ones. */
export function menuSections(held: readonly string[]): readonly MenuSection[] {
  const shown = navigationCatalogue.filter(({ scope }) => isLinkVisible({ needed: scope, held }));
  const groups = [...new Set(shown.map(({ group }) => group))];
  return groups.map(group => ({ group, links: shown.filter(link => link.group === group) }));
}

/** Links of one group that the user may see. */
export interface MenuSection {
  readonly group: NavigationGroup;
  readonly links: readonly (typeof navigationCatalogue)[number][];
}
