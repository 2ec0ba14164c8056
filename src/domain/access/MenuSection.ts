import type { NavigationGroup } from './NavigationGroup';
import type { navigationCatalogue } from './navigationCatalogue';

/** Links of one group that a person may see. */
export interface MenuSection {
  readonly group: NavigationGroup;
  readonly links: readonly (typeof navigationCatalogue)[number][];
}
