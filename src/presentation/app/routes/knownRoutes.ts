import type { Scope } from '@/domain/kernel/Scope';
import { navigationCatalogue } from '@/domain/access/navigationCatalogue';
import { userReaderScopes } from '@/domain/users/userReaderScopes';
import { accessText } from '../../access/accessText';
import { readAlertAddress } from '../../messageAlerts/alertPath';
import { isNewUser, isDeletionsRoute, isNewPeopleRoute, isReviewRoute, USER_PARAMETER } from '../../users/userPath';
import { appText } from '../appText';
import type { RouteFacts } from './RouteFacts';
import { routes } from './routes';

/** The name of a page that gets a tab. */
export type PageName = Exclude<keyof typeof routes, 'unauthorised'>;

export interface KnownRoute extends RouteFacts {
  readonly name: PageName;
  readonly path: (typeof routes)[PageName]['pattern'];
  /** True if the page stays in memory while its tab is open. */
  readonly reuseRoute: boolean;
}

/** The query parameters that pages read (D1 §3, tab: "optional queryParams (name, searchTerms)"). */
const queries: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  settings: ['confirm'],
  claimChat: ['patient'],
  newOrganisation: ['parentId'],
  organisationSearch: ['name', 'searchTerms'],
  users: ['user', 'new', 'view'],
  messageAlerts: ['message', 'generation', 'new'],
  surveyConfigs: ['survey'],
};

/** Pages that any one of several scopes allows. */
const openTo: Readonly<Partial<Record<PageName, readonly Scope[]>>> = {
  region: ['region-settings:edit', 'region-settings:view'],
  users: userReaderScopes,
};

/** D1 §2: 'therapist': routes reused; 'admin' and 'account': not reused. */
function known(name: PageName, scope: Scope | null, title: KnownRoute['title']): KnownRoute {
  const anyOf = openTo[name];
  return {
    name,
    path: routes[name].pattern,
    scope,
    title,
    tab: true,
    reuseRoute: routes[name].area === 'therapist',
    query: queries[name] ?? [],
    ...(anyOf && { anyOf }),
    ...(name === 'chatV2' && { accepts: ({ list }) => list === 'all' || list === 'pinned' }),
  };
}

/** The titles of menu pages for certain queries; undefined for the usual title. */
const titlesByQuery: Readonly<Partial<Record<PageName, (query: URLSearchParams) => string | undefined>>> = {
  messageAlerts: query => {
    const { shows } = readAlertAddress(query);
    if (shows === 'list') return undefined;
    return appText(shows === 'new' ? 'pages.newMessageAlert' : 'pages.messageAlert');
  },
  surveyConfigs: query => (query.get('survey') ? appText('pages.survey') : undefined),
};

function usersTitle(query: URLSearchParams): string {
  if (query.has(USER_PARAMETER)) return appText('pages.users');
  if (isReviewRoute(query)) return appText('pages.rightsReview');
  if (isDeletionsRoute(query)) return appText('pages.deletionRequests');
  if (isNewPeopleRoute(query)) return appText('pages.newPeople');
  return appText(isNewUser(query) ? 'pages.newPerson' : 'pages.users');
}

type Link = (typeof navigationCatalogue)[number];

interface PageBelow {
  readonly scope: Scope;
  readonly title: KnownRoute['title'];
}

const organisation = (title: PageBelow['title']): PageBelow => ({ scope: 'organisations:edit', title });
const provider: PageBelow = { scope: 'organisations:edit-thrive', title: () => accessText('links.editProvider') };
const patient = (title: PageBelow['title']): PageBelow => ({ scope: 'therapist:list-patients', title });

/** The pages without a link in the menu. */
const pagesBelow: Readonly<Record<Exclude<PageName, Link['id']>, PageBelow>> = {
  users: organisation(usersTitle),
  newOrganisation: organisation(() => appText('pages.newOrganisation')),
  organisationSearch: organisation(() => appText('pages.searchOrganisations')),
  organisation: organisation(() => appText('pages.organisation')),
  organisationDetails: organisation(() => appText('pages.organisationDetails')),
  organisationCodes: organisation(() => appText('pages.organisationCodes')),
  organisationLinks: organisation(() => appText('pages.organisationLinks')),
  organisationApp: organisation(() => appText('pages.organisationApp')),
  organisationChildren: organisation(() => appText('pages.organisationChildren')),
  providerDetails: provider,
  providerCodes: provider,
  providerLinks: provider,
  providerApp: provider,
  providerChildren: provider,
  profile: patient(() => appText('pages.patientProfile')),
  profileTimeline: patient(() => appText('pages.patientTimeline')),
  profileScores: patient(() => appText('pages.patientScores')),
  profileRecord: patient(() => appText('pages.patientRecord')),
  profileAppointments: patient(() => appText('pages.appointment')),
};

/** The routes of all pages in the menu, and of the pages below them (D1 §2). */
export const knownRoutes: readonly KnownRoute[] = [
  ...navigationCatalogue.map(({ id, scope }) =>
    known(id, scope, query => titlesByQuery[id]?.(query) ?? accessText(`links.${id}`)),
  ),
  ...(Object.keys(pagesBelow) as (keyof typeof pagesBelow)[]).map(name => {
    const { scope, title } = pagesBelow[name];
    return known(name, scope, title);
  }),
];
