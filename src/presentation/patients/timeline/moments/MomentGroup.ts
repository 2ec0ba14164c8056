import { OWN_MOMENT_TYPES, type MomentType } from '@/domain/patients/timeline/MomentType';

const questionnaires: readonly MomentType[] = ['phq9', 'gad7'];
const diary: readonly MomentType[] = ['checkup', 'journal', 'positive'];

const typesOfGroup = {
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

export type MomentGroup = keyof typeof typesOfGroup;

/** The groups by which a history can be filtered, in the order of the buttons. */
export const MOMENT_GROUPS = Object.keys(typesOfGroup) as readonly MomentGroup[];

/** The moment types of the chosen groups; empty if none is chosen, which means all types. */
export function typesOf(groups: readonly MomentGroup[]): readonly MomentType[] {
  return groups.flatMap(group => [...typesOfGroup[group]]);
}
