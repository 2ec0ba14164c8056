/** All staff scopes known to the dashboard (D1 §6, known scopes); the last is from D3 §7. */
export const SCOPES = [
  'chat:view-requests',
  'chat:view-active-chats',
  'chat:download-chat',
  'therapist:list-patients',
  'organisations:edit',
  'organisations:edit-thrive',
  'message-alerts:get',
  'survey:get',
  'iams:escalate-to-analyst',
  'iams:downgrade-from-analyst',
  'iams:escalate-to-therapist',
  'mi-report:basic',
  'domo-reports:view',
  'region-settings:edit',
  'region-settings:view',
  'patient:download-moments',
] as const;

export type Scope = (typeof SCOPES)[number];
