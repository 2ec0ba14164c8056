import { generatePath, matchPath } from 'react-router-dom';
import { pathPart } from '@/domain/kernel/pathPart';

type Values = Readonly<Record<string, string>>;

/**
 * Builds and reads the addresses of a page, whose pattern is such as `/therapist/chat/:chatSessionId`. Parameters and
 * values are plain text. An unpaired surrogate, which no address can contain, becomes the replacement character.
 */
function route<Pattern extends `/${string}`>(pattern: Pattern) {
  return {
    pattern,
    /** The address with these parameters, and with these values as its query. */
    to(parameters: Values = {}, query: Values = {}): string {
      const readable = Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [name, value.replace(/\p{Surrogate}/gu, '\uFFFD')]),
      );
      const path = generatePath<string>(pattern, readable);
      const search = new URLSearchParams(query).toString();
      return search === '' ? path : `${path}?${search}`;
    },
    /** The parameters and query of an address; undefined if it belongs to another page or cannot be read. */
    match(url: string): { readonly parameters: Values; readonly query: URLSearchParams } | undefined {
      const [path = '', search] = url.split(/[?#]/);
      const found = matchPath(pattern, path)?.params;
      if (found === undefined) return undefined;
      const parameters: Record<string, string> = {};
      for (const [name, encoded = ''] of Object.entries<string | undefined>(found)) {
        const value = pathPart(encoded);
        if (value === undefined) return undefined;
        parameters[name] = value;
      }
      return { parameters, query: new URLSearchParams(search) };
    },
  };
}

/** The pages of the shell to which other pages link, or whose addresses are parsed. */
export const routes = {
  home: route('/home'),
  chatV1List: route('/therapist/chat'),
  chatV1: route('/therapist/chat/:chatSessionId'),
  /** `list`: `all` or `pinned`. */
  chatV2List: route('/therapist/go-chat/:list'),
  chatV2: route('/therapist/go-chat/:list/:chatSessionId'),
  chatRequestsV1: route('/therapist/chat-requests'),
  chatRequestsV2: route('/therapist/go-chat-requests'),
  claimChat: route('/therapist/claim-chat'),
  patients: route('/therapist/assigned-patients'),
  /** All pages of a profile; the rest of the path names the page. */
  profile: route('/therapist/assigned-patients/patient-profile/:patientId/*'),
  appointment: route('/therapist/assigned-patients/patient-profile/:patientId/appointment/:appointmentId'),
  organisations: route('/admin/organisations'),
  organisationSearch: route('/admin/organisations/search'),
  newOrganisation: route('/admin/organisations/new/details'),
  /** All pages of an organisation; the rest of the path names the page. */
  organisation: route('/admin/organisations/:organisationId/*'),
  users: route('/admin/users'),
  promoteToAnalyst: route('/admin/promote-users-analyst'),
  downgradeAnalyst: route('/admin/downgrade-users-analyst'),
  promoteUsers: route('/admin/promote-users'),
  region: route('/admin/region-settings'),
  messageAlerts: route('/admin/message-alerts'),
  surveys: route('/admin/tools/survey'),
  reports: route('/admin/reporting/reports'),
  reportSchedule: route('/admin/reporting/report-schedule'),
} as const;
