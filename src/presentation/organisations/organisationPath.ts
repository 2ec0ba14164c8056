import { routes } from '../app/routes/routes';

/** Pages of an organisation other than its overview, as in their addresses, in the order of their links. */
export const ORGANISATION_PAGES = ['details', 'app-settings', 'gothrive-client-links', 'access', 'children'] as const;
export type OrganisationPageName = (typeof ORGANISATION_PAGES)[number];

/** The provider's name in addresses; no organisation has this id. */
export const PROVIDER = 'thrive';

/** Address of an organisation’s overview, or of one of its pages; without an id, the provider's. */
export const organisationPath = (organisationId: string | undefined, page?: OrganisationPageName): string =>
  routes.organisation.to({ organisationId: organisationId ?? PROVIDER, ...(page !== undefined && { '*': page }) });

/** Parameter of the search page's address with the search term. */
export const SEARCH_PARAMETER = 'searchTerms';

/** Address of the search for a term. */
export const organisationSearchPath = (term: string): string =>
  routes.organisationSearch.to({}, { [SEARCH_PARAMETER]: term });

/** Parameter of the form's address with the id of the parent. */
export const PARENT_PARAMETER = 'parentId';

/** Address of the form for a sub-organisation of one. */
export const newOrganisationPath = (parentId: string): string =>
  routes.newOrganisation.to({}, { [PARENT_PARAMETER]: parentId });
