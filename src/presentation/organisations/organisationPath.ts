import { ORGANISATION_PAGES, type OrganisationPageName } from '@/domain/organisations/organisationOfUrl';
import { toPathPart } from '@/domain/kernel/pathPart';

/** What addresses name the provider by; no organisation has this id. */
export const PROVIDER = 'thrive';

/** Address of all organisations. */
export const ORGANISATIONS_PATH = '/admin/organisations';

/** Address of an organisation’s overview, or of one of its pages; without an id of the provider. */
export function organisationPath(organisationId: string | undefined, page?: OrganisationPageName): string {
  const organisation = organisationId === undefined ? PROVIDER : toPathPart(organisationId);
  return `${ORGANISATIONS_PATH}/${organisation}${page === undefined ? '' : `/${page}`}`;
}

/** Pages of an organisation beyond its overview, in the order of their links. */
export const organisationPages: readonly OrganisationPageName[] = ORGANISATION_PAGES;

/** Address of the form for a new organisation whose parent is not chosen yet. */
export const NEW_ORGANISATION_PATH = `${ORGANISATIONS_PATH}/new/details`;

/** Parameter of the address of the search page with what is searched for. */
export const SEARCH_PARAMETER = 'searchTerms';

/** Address of the search for a term. */
export const organisationSearchPath = (term: string): string =>
  `${ORGANISATIONS_PATH}/search?${new URLSearchParams({ [SEARCH_PARAMETER]: term }).toString()}`;

/** Parameter of the address of that form with the id of the parent. */
export const PARENT_PARAMETER = 'parentId';

/** Address of the form for a sub-organisation of one. */
export const newOrganisationPath = (parentId: string): string =>
  `${NEW_ORGANISATION_PATH}?${new URLSearchParams({ [PARENT_PARAMETER]: parentId }).toString()}`;
