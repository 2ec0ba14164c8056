import { isObject } from '@/domain/kernel/parseJson';
import { isProvider } from '@/domain/organisations/Organisation';
import { PROVIDER, routes } from '../app/routes/routes';

/** Names of the query parameters of the page of access codes. */
export const CODE_PARAMETER = 'code';
export const SHOW_PARAMETER = 'show';
export const SHOW_NEW = 'new';
export const SHOW_MANY = 'many';
export const SHOW_SELECTED = 'selected';
export const SHOW_CARDS = 'cards';
/** Name of the query parameter with a search term, read when the address is opened. */
export const FIND_PARAMETER = 'find';

/**
 * The state of a history entry with a search term. The term may be a person's name, so it is never put into an address.
 */
export const findState = (term: string): { readonly find: string } => ({ find: term });

export function termOfState(state: unknown): string {
  const find = isObject(state) ? state['find'] : undefined;
  return typeof find === 'string' ? find : '';
}

/** Address of the access codes of an organisation; without an id, the provider’s. */
export const codesPath = (organisationId: string | undefined, query: Readonly<Record<string, string>> = {}): string =>
  routes.organisationCodes.to({ organisationId: organisationId ?? PROVIDER }, query);

/** Address of one code of an organisation. */
export const codePath = (organisationId: string | undefined, code: string): string =>
  codesPath(organisationId, { [CODE_PARAMETER]: code });

/** Address of what the page can show instead of the list: the form for a new code, bulk actions, or cards. */
export function showPath(
  organisationId: string | undefined,
  show: typeof SHOW_NEW | typeof SHOW_MANY | typeof SHOW_SELECTED | typeof SHOW_CARDS,
  /** The code to show; null if it is not about a single one. */
  code: string | null = null,
): string {
  return codesPath(organisationId, { ...(code !== null && { [CODE_PARAMETER]: code }), [SHOW_PARAMETER]: show });
}

/** True for the root of the organisations, whose codes have an address of their own. */
export const isOfProvider = isProvider;

/** True if an address shows bulk actions. */
export function showsBulkActions(search: string): boolean {
  const show = new URLSearchParams(search).get(SHOW_PARAMETER);
  return show === SHOW_MANY || show === SHOW_SELECTED;
}
