import { SINGLE_SCOPE, type UserFilter } from '@/application/users/ports/UserGateway';
import { USER_GROUPS } from '@/domain/users/UserGroup';
import { userLimits } from '@/domain/users/userLimits';
import { isBlank } from '@/domain/kernel/isBlank';
import { routes } from '../app/routes/routes';

/** Name of the query parameter that holds the id of a user. */
export const USER_PARAMETER = 'user';
const NEW_PARAMETER = 'new';
export const isNewUser = (parameters: URLSearchParams): boolean => parameters.get(NEW_PARAMETER) === 'person';

/** True if the address shows the form for many new people. A user or another view in the address takes precedence. */
export const isNewPeopleRoute = (parameters: URLSearchParams): boolean =>
  parameters.get(NEW_PARAMETER) === 'people' && !parameters.has(USER_PARAMETER) && !parameters.has(VIEW_PARAMETER);

const VIEW_PARAMETER = 'view';
const REVIEW = 'review';
/** Address of the review of rights. */
export const REVIEW_PATH = routes.users.to({}, { [VIEW_PARAMETER]: REVIEW });
const SHOW_PARAMETER = 'show';
export const REVIEW_FILTERS = ['all', 'due', 'unused'] as const;
export const reviewPath = (show: (typeof REVIEW_FILTERS)[number]): string =>
  show === 'all' ? REVIEW_PATH : routes.users.to({}, { [VIEW_PARAMETER]: REVIEW, [SHOW_PARAMETER]: show });
export const reviewFilterOf = (parameters: URLSearchParams): (typeof REVIEW_FILTERS)[number] =>
  REVIEW_FILTERS.find(show => show === parameters.get(SHOW_PARAMETER)) ?? 'all';
/** True if the address shows the review. A user in the address takes precedence. */
export const isReviewRoute = (parameters: URLSearchParams): boolean =>
  parameters.get(VIEW_PARAMETER) === REVIEW && !parameters.has(USER_PARAMETER);
const DELETIONS = 'deletions';
/** Address of the deletion requests. */
export const DELETIONS_PATH = routes.users.to({}, { [VIEW_PARAMETER]: DELETIONS });
/** True if the address shows the deletion requests. A user in the address takes precedence. */
export const isDeletionsRoute = (parameters: URLSearchParams): boolean =>
  parameters.get(VIEW_PARAMETER) === DELETIONS && !parameters.has(USER_PARAMETER);
const GROUP_PARAMETER = 'group';
const CODE_PARAMETER = 'accessCode';
export const LONGEST_CODE = 64;
export const LONGEST_ADDRESS = userLimits.emailAddress;

/** The choices of the filter by group, in display order. */
export const GROUP_FILTERS = [...USER_GROUPS, SINGLE_SCOPE] as const;

/** True if the filter shows everyone who holds any right, as the list does by default. */
export const isStaffOnly = ({ groups }: Pick<UserFilter, 'groups'>): boolean => groups.length === GROUP_FILTERS.length;

/** Value of the group parameter for a list that also shows people without any right. */
const EVERYBODY = 'all';

/**
 * The address of a list. It does not contain the email address that was searched for, so that the browser's history
 * does not either.
 */
export const usersPath = (filter: UserFilter): string => pathWith({}, filter);

/** `filter`: the filter of the list to which the page links back. */
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
export const newUserPath = (filter = staff): string => pathWith({ [NEW_PARAMETER]: 'person' }, filter);

/** Address of the form for many new people. */
export const newPeoplePath = (filter = staff): string => pathWith({ [NEW_PARAMETER]: 'people' }, filter);

/**
 * Reads the filter from an address. Unknown groups are ignored; without a group, the list shows staff. `emailAddress`:
 * the text that was searched for.
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
