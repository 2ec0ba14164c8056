import { accessText } from './accessText';

type Words = Parameters<typeof accessText>[0];

/** D1 §6, known scopes. */
const words: Readonly<Record<string, Words>> = {
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

/** What a scope lets a person do; a scope that nobody described is named as it is. */
export function scopeWords(scope: string): string {
  const key = words[scope];
  return key === undefined ? scope : accessText(key);
}
