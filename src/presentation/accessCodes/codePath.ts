import { isProvider } from '@/domain/organisations/Organisation';
import { organisationPath } from '../organisations/organisationPath';

/** Parameters of the address of the page of access codes. */
export const CODE_PARAMETER = 'code';
export const SHOW_PARAMETER = 'show';
export const SHOW_NEW = 'new';
export const SHOW_MANY = 'many';
export const SHOW_SELECTED = 'selected';
export const SHOW_CARDS = 'cards';
/** The search term in an address that is opened. */
export const FIND_PARAMETER = 'find';

/** The search term in the state of a history entry. It may be a name, so it is never put into an address. */
export const findState = (term: string): { readonly find: string } => ({ find: term });

export function termOfState(state: unknown): string {
  const find: unknown = typeof state === 'object' && state !== null && 'find' in state ? state.find : undefined;
  return typeof find === 'string' ? find : '';
}

/** Address of the access codes of an organisation. */
export const codesPath = (organisationId: string | undefined): string => organisationPath(organisationId, 'access');

/** Address of one code of an organisation. */
export const codePath = (organisationId: string | undefined, code: string): string =>
  `${codesPath(organisationId)}?${new URLSearchParams({ [CODE_PARAMETER]: code }).toString()}`;

/** Address of something else than the list: the form for a new code, bulk actions, cards. */
export function showPath(
  organisationId: string | undefined,
  show: typeof SHOW_NEW | typeof SHOW_MANY | typeof SHOW_SELECTED | typeof SHOW_CARDS,
  /** The code that it is about, if it is one. */
  code: string | null = null,
): string {
  const parameters = { ...(code !== null && { [CODE_PARAMETER]: code }), [SHOW_PARAMETER]: show };
  return `${codesPath(organisationId)}?${new URLSearchParams(parameters).toString()}`;
}

/** The root of the tree has an address of its own. */
export const isOfProvider = isProvider;

/** True if an address shows bulk actions. */
export function showsBulkActions(search: string): boolean {
  const show = new URLSearchParams(search).get(SHOW_PARAMETER);
  return show === SHOW_MANY || show === SHOW_SELECTED;
}
