import { OWN_MOMENT_TYPES, type MomentType } from '@/domain/patients/timeline/MomentType';

const questionnaires: readonly MomentType[] = ['phq9', 'gad7'];
const diary: readonly MomentType[] = ['checkup', 'journal', 'positive'];

/** By what a history can be narrowed, in the order of the buttons. */
export const momentGroups = {
  notes: ['note'],
  appointments: ['appointment'],
  chats: ['chat'],
  risk: ['risk-assessment'],
  cgi: ['cgi'],
  files: ['drive-file'],
  questionnaires,
  diary,
  exercises: OWN_MOMENT_TYPES.filter(type => !questionnaires.includes(type) && !diary.includes(type)),
} as const satisfies Readonly<Record<string, readonly MomentType[]>>;

export type MomentGroup = keyof typeof momentGroups;
