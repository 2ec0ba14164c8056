import { type Right, rightKey } from '@/domain/users/UserGroup';

/** The two groups that have calls of their own. */
export const ANALYST: Right = { kind: 'group', group: 'mi-reporter' };
export const THERAPIST: Right = { kind: 'group', group: 'therapist' };

export const isAnalyst = (right: Right): boolean => rightKey(right) === rightKey(ANALYST);
export const isTherapist = (right: Right): boolean => rightKey(right) === rightKey(THERAPIST);
