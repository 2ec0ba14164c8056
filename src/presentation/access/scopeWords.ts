import type { Scope } from '@/domain/kernel/Scope';
import { accessText } from './accessText';

type Words = Parameters<typeof accessText>[0];

const words: Readonly<Record<Scope, Words>> = {
  'chat:view-requests': 'scopes.viewRequests',
  'chat:view-active-chats': 'scopes.viewActiveChats',
  'chat:download-chat': 'scopes.downloadChat',
  'therapist:list-patients': 'scopes.listPatients',
  'organisations:edit': 'scopes.editOrganisations',
  'organisations:edit-thrive': 'scopes.editProvider',
  'message-alerts:get': 'scopes.messageAlerts',
  'survey:get': 'scopes.surveys',
  'iams:escalate-to-analyst': 'scopes.escalateToAnalyst',
  'iams:downgrade-from-analyst': 'scopes.downgradeFromAnalyst',
  'iams:escalate-to-therapist': 'scopes.escalateToTherapist',
  'mi-report:basic': 'scopes.reports',
  'domo-reports:view': 'scopes.dashboards',
  'region-settings:edit': 'scopes.editRegion',
  'region-settings:view': 'scopes.viewRegion',
  'patient:download-moments': 'scopes.downloadMoments',
};

/** Says what a scope permits. */
export const scopeWords = (scope: Scope): string => accessText(words[scope]);

/** Lists what several scopes permit. */
export const scopeList = (scopes: readonly Scope[]): string =>
  new Intl.ListFormat('en-GB').format(scopes.map(scopeWords));
