/** Moments recorded by therapists, and chats, which are added automatically. */
export const CARE_MOMENT_TYPES = ['note', 'appointment', 'drive-file', 'cgi', 'risk-assessment', 'chat'] as const;

/** Moments recorded by the patient's app. */
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
