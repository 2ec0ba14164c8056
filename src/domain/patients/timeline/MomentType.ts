/** What therapists record, and the chats, which come by themselves. */
export const CARE_MOMENT_TYPES = ['note', 'appointment', 'drive-file', 'cgi', 'risk-assessment', 'chat'] as const;

/** What the patient's own app records. */
export const OWN_MOMENT_TYPES = [
  'journal',
  'checkup',
  'phq9',
  'gad7',
  'positive',
  'risk-factor',
  'resilience',
  'unhealthy',
  'core-belief',
  'being-objective',
  'automatic-thoughts',
  'hot-thought-exercise',
  'hot-thought',
  'cbt-evidence',
  'cbt',
  'cbt-screening',
  'activity',
  'relaxation',
  'progress',
] as const;

export const MOMENT_TYPES = [...CARE_MOMENT_TYPES, ...OWN_MOMENT_TYPES] as const;

export type OwnMomentType = (typeof OWN_MOMENT_TYPES)[number];
export type MomentType = (typeof MOMENT_TYPES)[number];
