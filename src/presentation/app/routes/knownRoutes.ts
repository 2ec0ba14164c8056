import type { Scope } from '@/domain/kernel/Scope';
import { navigationCatalogue } from '@/domain/access/navigationCatalogue';
import { userReaderScopes } from '@/domain/users/userReaderScopes';
import { accessText } from '../../access/accessText';
import { readAlertAddress } from '../../messageAlerts/alertPath';
import { isNewUser, isDeletionsRoute, isNewPeopleRoute, isReviewRoute, USER_PARAMETER } from '../../users/userPath';
import { appText } from '../appText';
import type { RouteFacts } from './RouteFacts';

export interface KnownRoute extends RouteFacts {
  readonly path: KnownPath;
  /** True if the page stays in memory while its tab is open. */
  readonly reuseRoute: boolean;
}

/** The query parameters that pages read (D1 §3, tab: "optional queryParams (name, searchTerms)"). */
const queries: Readonly<Partial<Record<KnownPath, readonly string[]>>> = {
  '/account/settings': ['confirm'],
  '/therapist/claim-chat': ['patient'],
  '/admin/organisations/new/details': ['parentId'],
  '/admin/organisations/search': ['name', 'searchTerms'],
  '/admin/users': ['user', 'new', 'view'],
  '/admin/message-alerts': ['message', 'generation', 'new'],
  '/admin/tools/survey': ['survey'],
};

/** D1 §2: 'therapist': routes reused; 'admin' and 'account': not reused. */
const known = (path: KnownPath, scope: Scope | null, title: KnownRoute['title']): KnownRoute => ({
  path,
  scope,
  title,
  tab: true,
  reuseRoute: path.startsWith('/therapist/'),
  query: queries[path] ?? [],
});

/** The titles of menu pages for certain queries; undefined for the usual title. */
const titlesByQuery: Readonly<Partial<Record<KnownPath, (query: URLSearchParams) => string | undefined>>> = {
  '/admin/message-alerts': query => {
    const { shows } = readAlertAddress(query);
    if (shows === 'list') return undefined;
    return appText(shows === 'new' ? 'pages.newMessageAlert' : 'pages.messageAlert');
  },
  '/admin/tools/survey': query => (query.get('survey') ? appText('pages.survey') : undefined),
};

function usersTitle(query: URLSearchParams): string {
  if (query.has(USER_PARAMETER)) return appText('pages.users');
  if (isReviewRoute(query)) return appText('pages.rightsReview');
  if (isDeletionsRoute(query)) return appText('pages.deletionRequests');
  if (isNewPeopleRoute(query)) return appText('pages.newPeople');
  return appText(isNewUser(query) ? 'pages.newPerson' : 'pages.users');
}

type Link = (typeof navigationCatalogue)[number];

/**
 * Links whose routes are declared separately: the home page, and the V2 chat, where one route serves the list and each
 * chat.
 */
type ApartLink = Extract<Link, { readonly id: 'home' | 'chatV2' }>;
type PageLink = Exclude<Link, ApartLink>;

/** Pages that more scopes allow than the one for which the menu shows their links. */
const openTo: Readonly<Partial<Record<KnownPath, readonly Scope[]>>> = {
  '/admin/region-settings': ['region-settings:edit', 'region-settings:view'],
};

const isPageLink = (link: Link): link is PageLink => link.id !== 'home' && link.id !== 'chatV2';
const chatLists: readonly (string | undefined)[] = ['all', 'pinned'];

interface PageBelow {
  readonly scope: Scope | null;
  readonly title: KnownRoute['title'];
  readonly anyOf?: readonly Scope[];
}

const organisation = (title: PageBelow['title']): PageBelow => ({ scope: 'organisations:edit', title });
const provider: PageBelow = { scope: 'organisations:edit-thrive', title: () => accessText('links.editProvider') };
const patient = (title: PageBelow['title']): PageBelow => ({ scope: 'therapist:list-patients', title });

/** The known paths below those in the menu. */
const pagesBelow = {
  '/therapist/go-chat/:list/:chatSessionId?': {
    scope: 'chat:view-active-chats',
    title: () => accessText('links.chatV2'),
  },
  '/therapist/chat/:chatSessionId': { scope: 'chat:view-active-chats', title: () => accessText('links.chatV1') },
  '/admin/users': { scope: 'organisations:edit', anyOf: userReaderScopes, title: usersTitle },
  '/admin/organisations/new/details': { scope: 'organisations:edit', title: () => appText('pages.newOrganisation') },
  '/admin/organisations/search': { scope: 'organisations:edit', title: () => appText('pages.searchOrganisations') },
  '/admin/organisations/:organisationId': organisation(() => appText('pages.organisation')),
  '/admin/organisations/:organisationId/details': organisation(() => appText('pages.organisationDetails')),
  '/admin/organisations/:organisationId/access': organisation(() => appText('pages.organisationCodes')),
  '/admin/organisations/:organisationId/gothrive-client-links': organisation(() => appText('pages.organisationLinks')),
  '/admin/organisations/:organisationId/app-settings': organisation(() => appText('pages.organisationApp')),
  '/admin/organisations/:organisationId/children': organisation(() => appText('pages.organisationChildren')),
  '/admin/organisations/thrive/details': provider,
  '/admin/organisations/thrive/access': provider,
  '/admin/organisations/thrive/gothrive-client-links': provider,
  '/admin/organisations/thrive/app-settings': provider,
  '/admin/organisations/thrive/children': provider,
  '/therapist/assigned-patients/patient-profile/:patientId': patient(() => appText('pages.patientProfile')),
  '/therapist/assigned-patients/patient-profile/:patientId/timeline': patient(() => appText('pages.patientTimeline')),
  '/therapist/assigned-patients/patient-profile/:patientId/mood-meter': patient(() => appText('pages.patientScores')),
  '/therapist/assigned-patients/patient-profile/:patientId/record': patient(() => appText('pages.patientRecord')),
  '/therapist/assigned-patients/patient-profile/:patientId/appointment/:appointmentId?': patient(() =>
    appText('pages.appointment'),
  ),
} as const satisfies Readonly<Record<`/${string}`, PageBelow>>;

/** All paths except that of the home page. `builtPages` has the content of each. */
export type KnownPath = PageLink['path'] | keyof typeof pagesBelow;

const routesBelow = (Object.keys(pagesBelow) as (keyof typeof pagesBelow)[]).map((path): KnownRoute => {
  const { scope, title, anyOf }: PageBelow = pagesBelow[path];
  const route = { ...known(path, scope, title), ...(anyOf && { anyOf }) };
  return path.startsWith('/therapist/go-chat/') ? { ...route, accepts: ({ list }) => chatLists.includes(list) } : route;
});

/** The routes of all paths in the menu, and of the known paths below them (D1 §2). */
export const knownRoutes: readonly KnownRoute[] = [
  ...navigationCatalogue.filter(isPageLink).map(({ id, path, scope }): KnownRoute => {
    const anyOf = openTo[path];
    const title = (query: URLSearchParams) => titlesByQuery[path]?.(query) ?? accessText(`links.${id}`);
    return { ...known(path, scope, title), ...(anyOf && { anyOf }) };
  }),
  ...routesBelow,
];
