import { SINGLE_SCOPE, type UserFilter } from '@/application/users/ports/UserGateway';
import { USER_GROUPS } from '@/domain/users/UserGroup';
import { userLimits } from '@/domain/users/userLimits';
import { isBlank } from '@/domain/kernel/isBlank';
import { routes } from '../app/routes/routes';

/** Parameters of the address of the page. */
export const USER_PARAMETER = 'user';
const NEW_PARAMETER = 'new';
/** Address of the form for a new user. */
export const NEW_USER_PATH = `${routes.users.pattern}?${NEW_PARAMETER}=person`;

export const isNewUser = (parameters: URLSearchParams): boolean => parameters.get(NEW_PARAMETER) === 'person';

/** Address of the form for many new people. */
export const NEW_PEOPLE_PATH = `${routes.users.pattern}?${NEW_PARAMETER}=people`;

/** A person of the address and a review come first. */
export const isNewPeopleRoute = (parameters: URLSearchParams): boolean =>
  parameters.get(NEW_PARAMETER) === 'people' && !parameters.has(USER_PARAMETER) && !parameters.has(VIEW_PARAMETER);

const VIEW_PARAMETER = 'view';
const REVIEW = 'review';
/** Address of the review of rights. */
export const REVIEW_PATH = `${routes.users.pattern}?${VIEW_PARAMETER}=${REVIEW}`;
const SHOW_PARAMETER = 'show';
export const REVIEW_FILTERS = ['all', 'due', 'unused'] as const;
export const reviewPath = (show: (typeof REVIEW_FILTERS)[number]): string =>
  show === 'all' ? REVIEW_PATH : `${REVIEW_PATH}&${SHOW_PARAMETER}=${show}`;
export const reviewFilterOf = (parameters: URLSearchParams): (typeof REVIEW_FILTERS)[number] =>
  REVIEW_FILTERS.find(show => show === parameters.get(SHOW_PARAMETER)) ?? 'all';
/** A person of the address comes first. */
export const isReviewRoute = (parameters: URLSearchParams): boolean =>
  parameters.get(VIEW_PARAMETER) === REVIEW && !parameters.has(USER_PARAMETER);
const DELETIONS = 'deletions';
/** Address of the requests of deletion. */
export const DELETIONS_PATH = `${routes.users.pattern}?${VIEW_PARAMETER}=${DELETIONS}`;
/** A person of the address comes first. */
export const isDeletionsRoute = (parameters: URLSearchParams): boolean =>
  parameters.get(VIEW_PARAMETER) === DELETIONS && !parameters.has(USER_PARAMETER);
const GROUP_PARAMETER = 'group';
const CODE_PARAMETER = 'accessCode';
export const LONGEST_CODE = 64;
export const LONGEST_ADDRESS = userLimits.emailAddress;

/** The filters of the list, in the order of its choices. */
export const GROUP_FILTERS = [...USER_GROUPS, SINGLE_SCOPE] as const;

/** Everyone who holds any right, which is the list's default. */
export const isStaffOnly = ({ groups }: Pick<UserFilter, 'groups'>): boolean => groups.length === GROUP_FILTERS.length;

/** In an address: people without any right too. */
const EVERYBODY = 'all';

/**
 * Address of a list. The beginning of an email address that is searched for is not part of it, nor of the browser's
 * history.
 */
export const usersPath = (filter: UserFilter): string => pathWith({}, filter);

/** `filter`: that of the list to which the page leads back. */
function pathWith(page: Readonly<Record<string, string>>, { groups, accessCode }: UserFilter): string {
  const parameters = new URLSearchParams(page);
  if (groups.length === 0) parameters.set(GROUP_PARAMETER, EVERYBODY);
  else if (!isStaffOnly({ groups })) for (const group of groups) parameters.append(GROUP_PARAMETER, group);
  if (!isBlank(accessCode)) parameters.set(CODE_PARAMETER, accessCode);
  const query = parameters.toString();
  return query === '' ? routes.users.pattern : `${routes.users.pattern}?${query}`;
}

const staff: UserFilter = { emailAddress: '', groups: GROUP_FILTERS, accessCode: '' };

/** Address of one user. */
export const userPath = (userId: string, filter = staff): string => pathWith({ [USER_PARAMETER]: userId }, filter);

/** Address of the form for a new user. */
export const newUserPath = (filter: UserFilter): string => pathWith({ [NEW_PARAMETER]: 'person' }, filter);

/** Address of the form for many new people. */
export const newPeoplePath = (filter: UserFilter): string => pathWith({ [NEW_PARAMETER]: 'people' }, filter);

/**
 * Reads the filter of an address: staff where it names no group, without unknown groups. `emailAddress`: what was
 * searched for.
 */
export function filterOf(parameters: URLSearchParams, emailAddress: string): UserFilter {
  const wanted = parameters.getAll(GROUP_PARAMETER);
  const known = GROUP_FILTERS.filter(group => wanted.includes(group));
  const shown = known.length === 0 ? GROUP_FILTERS : known;
  return {
    emailAddress,
    groups: wanted.includes(EVERYBODY) ? [] : shown,
    accessCode: (parameters.get(CODE_PARAMETER) ?? '').slice(0, LONGEST_CODE),
  };
}
