import { generatePath, matchPath, type PathParam } from 'react-router-dom';
import { isReadablePath } from '@/domain/kernel/pathPart';
import { sessionPaths } from '../../session/sessionPaths';

type Parameters<Pattern extends string> = { readonly [Name in PathParam<Pattern>]?: string | undefined };

/**
 * Builds and reads the addresses of a page, whose pattern is such as `/therapist/chat/:chatSessionId`. Parameters and
 * values are plain text. An unpaired surrogate, which no address can contain, becomes the replacement character.
 */
function route<const Pattern extends `/${string}`>(pattern: Pattern) {
  return {
    pattern,
    /** The first part of the path, such as `therapist` (D1 §2). */
    area: pattern.split('/')[1] ?? '',
    /** The address with these parameters, and with these values as its query. */
    to(parameters: Parameters<Pattern> = {}, query: Readonly<Record<string, string>> = {}): string {
      const path = generatePath<string>(
        pattern,
        mapped(parameters, value => value.replace(/\p{Surrogate}/gu, '\uFFFD')),
      );
      const search = new URLSearchParams(query).toString();
      return search === '' ? path : `${path}?${search}`;
    },
    /** The parameters and query of an address; undefined if it belongs to another page or cannot be read. */
    match(url: string): { readonly parameters: Parameters<Pattern>; readonly query: URLSearchParams } | undefined {
      const [path = '', search] = url.split(/[?#]/);
      const found = isReadablePath(path) ? matchPath<string>(pattern, path) : null;
      if (found === null) return undefined;
      const parameters = mapped(found.params, decodeURIComponent) as Parameters<Pattern>;
      return { parameters, query: new URLSearchParams(search) };
    },
    /** True for a path that belongs to this page or to a page below it. */
    isAbove: (path: string): boolean => matchPath({ path: pattern, end: false }, path) !== null,
  };
}

/** Leaves out what is undefined, as an optional parameter may be. */
const mapped = (
  parameters: Readonly<Record<string, string | undefined>>,
  change: (value: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, change(value)]])),
  );

/** The provider’s name in addresses; no organisation has this id. */
export const PROVIDER = 'thrive';

const ORGANISATION_PATH = '/admin/organisations/:organisationId';
const PROVIDER_PATH = `/admin/organisations/${PROVIDER}`;
const PROFILE_PATH = '/therapist/assigned-patients/patient-profile/:patientId';

/** All pages of the shell (D1 §2). A page with a link in the menu has the name of that link. */
export const routes = {
  home: route(sessionPaths.home),
  unauthorised: route('/unauthorised'),
  settings: route('/account/settings'),
  chatRequestsV1: route('/therapist/chat-requests'),
  chatRequestsV2: route('/therapist/go-chat-requests'),
  chatV1: route('/therapist/chat/:chatSessionId?'),
  /** `list`: `all` or `pinned`. */
  chatV2: route('/therapist/go-chat/:list/:chatSessionId?'),
  chatLogV1: route('/therapist/chat-log'),
  claimChat: route('/therapist/claim-chat'),
  generalRisk: route('/therapist/assigned-patients'),
  /** Redirects to the first page of the profile. */
  profile: route(PROFILE_PATH),
  profileTimeline: route(`${PROFILE_PATH}/timeline`),
  profileScores: route(`${PROFILE_PATH}/mood-meter`),
  profileRecord: route(`${PROFILE_PATH}/record`),
  profileAppointments: route(`${PROFILE_PATH}/appointment/:appointmentId?`),
  therapistProfile: route('/therapist/profile'),
  organisations: route('/admin/organisations'),
  organisationSearch: route('/admin/organisations/search'),
  newOrganisation: route('/admin/organisations/new/details'),
  organisation: route(ORGANISATION_PATH),
  organisationDetails: route(`${ORGANISATION_PATH}/details`),
  organisationCodes: route(`${ORGANISATION_PATH}/access`),
  organisationLinks: route(`${ORGANISATION_PATH}/gothrive-client-links`),
  organisationApp: route(`${ORGANISATION_PATH}/app-settings`),
  organisationChildren: route(`${ORGANISATION_PATH}/children`),
  editProvider: route(PROVIDER_PATH),
  providerDetails: route(`${PROVIDER_PATH}/details`),
  providerCodes: route(`${PROVIDER_PATH}/access`),
  providerLinks: route(`${PROVIDER_PATH}/gothrive-client-links`),
  providerApp: route(`${PROVIDER_PATH}/app-settings`),
  providerChildren: route(`${PROVIDER_PATH}/children`),
  users: route('/admin/users'),
  promoteToAnalyst: route('/admin/promote-users-analyst'),
  downgradeAnalyst: route('/admin/downgrade-users-analyst'),
  promoteUsers: route('/admin/promote-users'),
  region: route('/admin/region-settings'),
  messageAlerts: route('/admin/message-alerts'),
  surveyConfigs: route('/admin/tools/survey'),
  allReports: route('/admin/reporting/reports'),
  reportSchedule: route('/admin/reporting/report-schedule'),
  domoDashboard: route('/admin/reporting/dashboard'),
} as const;

/** Pages of an organisation other than its overview, as in their addresses, in the order of their links. */
export const ORGANISATION_PAGES = ['details', 'app-settings', 'gothrive-client-links', 'access', 'children'] as const;

/** Any page of an organisation; the rest of the path names the page. */
export const anyOrganisationPage = route(`${ORGANISATION_PATH}/*`);

/** Any page of a patient’s profile; the rest of the path names the page. */
export const anyProfilePage = route(`${PROFILE_PATH}/*`);
