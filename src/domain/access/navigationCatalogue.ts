import type { Scope } from '../kernel/Scope';

const link = <Id extends string, Path extends `/${string}`>(
  group: NavigationGroup,
  id: Id,
  path: Path,
  scope: Scope | null,
): NavigationLink<Id, Path> => ({ id, path, scope, group });

/** Every link of the side menu with the scope it needs (D1 §2, navigation catalogue). */
export const navigationCatalogue = [
  link('general', 'home', '/home', null),
  link('therapist', 'chatRequestsV1', '/therapist/chat-requests', 'chat:view-requests'),
  link('therapist', 'chatRequestsV2', '/therapist/go-chat-requests', 'chat:view-requests'),
  link('therapist', 'chatV1', '/therapist/chat', 'chat:view-active-chats'),
  link('therapist', 'chatV2', '/therapist/go-chat/all', 'chat:view-active-chats'),
  link('therapist', 'chatLogV1', '/therapist/chat-log', 'chat:download-chat'),
  link('therapist', 'claimChat', '/therapist/claim-chat', null),
  link('therapist', 'generalRisk', '/therapist/assigned-patients', 'therapist:list-patients'),
  link('admin', 'organisations', '/admin/organisations', 'organisations:edit'),
  link('admin', 'messageAlerts', '/admin/message-alerts', 'message-alerts:get'),
  link('admin', 'surveyConfigs', '/admin/tools/survey', 'survey:get'),
  link('support', 'promoteToAnalyst', '/admin/promote-users-analyst', 'iams:escalate-to-analyst'),
  link('support', 'downgradeAnalyst', '/admin/downgrade-users-analyst', 'iams:downgrade-from-analyst'),
  link('miReporter', 'allReports', '/admin/reporting/reports', 'mi-report:basic'),
  link('miReporter', 'reportSchedule', '/admin/reporting/report-schedule', 'mi-report:basic'),
  link('miReporter', 'domoDashboard', '/admin/reporting/dashboard', 'domo-reports:view'),
  link('superAdmin', 'editProvider', '/admin/organisations/thrive', 'organisations:edit-thrive'),
  link('superAdmin', 'region', '/admin/region-settings', 'region-settings:edit'),
  link('therapistManager', 'promoteUsers', '/admin/promote-users', 'iams:escalate-to-therapist'),
  link('personal', 'therapistProfile', '/therapist/profile', 'therapist:list-patients'),
  link('personal', 'settings', '/account/settings', null),
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
interface NavigationLink<Id extends string = string, Path extends `/${string}` = `/${string}`> {
  /** Key of the label in the message catalogue. */
  readonly id: Id;
  readonly path: Path;
  /** The scope required to see the link; null: no scope required. */
  readonly scope: Scope | null;
  readonly group: NavigationGroup;
}
