import type { Scope } from '../kernel/Scope';

const link = <Id extends string>(group: NavigationGroup, id: Id, scope: Scope | null): NavigationLink<Id> => ({
  id,
  scope,
  group,
});

/** Every link of the side menu with the scope it needs (D1 §2, navigation catalogue). */
export const navigationCatalogue = [
  link('general', 'home', null),
  link('therapist', 'chatRequestsV1', 'chat:view-requests'),
  link('therapist', 'chatRequestsV2', 'chat:view-requests'),
  link('therapist', 'chatV1', 'chat:view-active-chats'),
  link('therapist', 'chatV2', 'chat:view-active-chats'),
  link('therapist', 'chatLogV1', 'chat:download-chat'),
  link('therapist', 'claimChat', null),
  link('therapist', 'generalRisk', 'therapist:list-patients'),
  link('admin', 'organisations', 'organisations:edit'),
  link('admin', 'messageAlerts', 'message-alerts:get'),
  link('admin', 'surveyConfigs', 'survey:get'),
  link('support', 'promoteToAnalyst', 'iams:escalate-to-analyst'),
  link('support', 'downgradeAnalyst', 'iams:downgrade-from-analyst'),
  link('miReporter', 'allReports', 'mi-report:basic'),
  link('miReporter', 'reportSchedule', 'mi-report:basic'),
  link('miReporter', 'domoDashboard', 'domo-reports:view'),
  link('superAdmin', 'editProvider', 'organisations:edit-thrive'),
  link('superAdmin', 'region', 'region-settings:edit'),
  link('therapistManager', 'promoteUsers', 'iams:escalate-to-therapist'),
  link('personal', 'therapistProfile', 'therapist:list-patients'),
  link('personal', 'settings', null),
] as const;

/** Groups of the side menu. */
export type NavigationGroup =
  | 'general'
  | 'therapist'
  | 'admin'
  | 'support'
  | 'miReporter'
  | 'superAdmin'
  | 'therapistManager'
  | 'personal';

/** One row of the side menu. */
interface NavigationLink<Id extends string> {
  /** Name of the page, and key of the label in the message catalogue. */
  readonly id: Id;
  /** The scope required to see the link; null: no scope required. */
  readonly scope: Scope | null;
  readonly group: NavigationGroup;
}
