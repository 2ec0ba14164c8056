import type { OrganisationSearchStore } from './OrganisationSearchStore';
import type { OrganisationTreeStore } from './OrganisationTreeStore';

/** Makes the stores of the screens of organisations. Downloaded with the first of them. */
export interface OrganisationStores {
  tree(): OrganisationTreeStore;
  search(): OrganisationSearchStore;
}
