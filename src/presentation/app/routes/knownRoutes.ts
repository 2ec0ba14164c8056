import { navigationCatalogue } from '@/domain/access/navigationCatalogue';
import { accessText } from '../../access/accessText';
import type { KnownRoute } from './KnownRoute';
import { appText } from '../appText';

const patients = 'therapist:list-patients';
const organisations = 'organisations:edit';
const chats = 'chat:view-active-chats';
const profile = '/therapist/assigned-patients/patient-profile/:patientId';

/** What pages read of their queries (D1 §3, tab: "optional queryParams (name, searchTerms)"). */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/therapist/claim-chat': ['patient'],
  '/admin/organisations/new/details': ['parentId'],
  '/admin/organisations/search': ['name', 'searchTerms'],
};

/** D1 §2: 'therapist': routes reused; 'admin' and 'account': not reused. */
const known = (path: string, scope: string | null, title: () => string): KnownRoute => ({ path, scope, title, tab: true, reuseRoute: path.startsWith('/therapist/'), query: queries[path] ?? [] });
const organisation = (path: string): KnownRoute => known(path, organisations, () => appText('pages.organisation'));

/** Routes of their own: the home page, and the V2 chat, whose one route serves its list and each chat. */
const apart: readonly string[] = ['home', 'chatV2'];
const chatLists: readonly (string | undefined)[] = ['all', 'pinned'];

/** Every path that the menu names, and the known paths below them (D1 §2). */
export const knownRoutes: readonly KnownRoute[] = [
  ...navigationCatalogue.filter(({ id }) => !apart.includes(id)).map(({ id, path, scope }) => known(path, scope, () => accessText(`links.${id}`))),
  { ...known('/therapist/go-chat/:list/:chatSessionId?', chats, () => accessText('links.chatV2')), accepts: ({ list }) => chatLists.includes(list) },
  known('/therapist/chat/:chatSessionId', chats, () => accessText('links.chatV1')),
  known('/admin/users', null, () => appText('pages.users')),
  known('/admin/organisations/new/details', organisations, () => appText('pages.newOrganisation')),
  known('/admin/organisations/search', organisations, () => appText('pages.searchOrganisations')),
  organisation('/admin/organisations/:organisationId'),
  ...['details', 'access', 'gothrive-client-links', 'app-settings', 'children'].map(page => organisation(`/admin/organisations/:organisationId/${page}`)),
  known(profile, patients, () => appText('pages.patientProfile')),
  known(`${profile}/timeline`, patients, () => appText('pages.patientTimeline')),
  known(`${profile}/mood-meter`, patients, () => appText('pages.patientScores')),
  known(`${profile}/record`, patients, () => appText('pages.patientRecord')),
  known(`${profile}/appointment/:appointmentId?`, patients, () => appText('pages.appointment')),
];
