import type { OrganisationSearchStore } from './OrganisationSearchStore';
import type { OrganisationTreeStore } from './OrganisationTreeStore';
import type { OrganisationStore } from './page/OrganisationStore';

/** Makes the stores of the screens of organisations. Downloaded with the first of them. */
export interface OrganisationStores {
  tree(): OrganisationTreeStore;
  search(): OrganisationSearchStore;
  /** Undefined for the provider. */
  organisation(organisationId: string | undefined): OrganisationStore;
}
