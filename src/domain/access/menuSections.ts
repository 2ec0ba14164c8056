import { isLinkVisible } from './isLinkVisible.rule';
import type { MenuSection } from './MenuSection';
import { navigationCatalogue } from './navigationCatalogue';

/** The menu of a person: groups in the catalogue's order, without those that would be empty. */
export function menuSections(held: readonly string[]): readonly MenuSection[] {
  const shown = navigationCatalogue.filter(({ scope }) => isLinkVisible({ needed: scope, held }));
  const groups = [...new Set(shown.map(({ group }) => group))];
  return groups.map(group => ({ group, links: shown.filter(link => link.group === group) }));
}
