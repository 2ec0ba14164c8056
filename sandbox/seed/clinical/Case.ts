import type { Moment, MomentContent } from '#sandbox/backend/patients/timeline/Moment';
import type { MomentType } from '@/domain/patients/timeline/MomentType';
import type { SeededRandom } from '#sandbox/seed/SeededRandom';

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

/**
 * A patient's condition, from 0 well to 1 very ill, by the elapsed share of the time from the first entry to today (0
 * to 1).
 */
export type Course = (gone: number) => number;

/** One patient in the invented past. */
export interface Case {
  readonly patientId: string;
  readonly patientUid: string;
  /** Identity id of who writes the notes. */
  readonly therapistUid: string;
  readonly timeZone: string;
  readonly highRisk: boolean;
  readonly course: Course;
  /** Days that the history covers. */
  readonly days: number;
  /** Chance of a mood reading on a day outside the gaps. */
  readonly readings: number;
  /** Milliseconds since 1970: the moment that the history leads up to. */
  readonly anchor: number;
  readonly random: SeededRandom;
}

/** A moment of the past; `index` distinguishes those of one type. */
export function pastMoment(
  patientCase: Case,
  type: MomentType,
  index: number,
  at: number,
  content: MomentContent,
  isCare = false,
): Moment {
  const { patientId, patientUid, therapistUid } = patientCase;
  const recordedAt = Math.min(at, patientCase.anchor - HOUR_MS);
  return {
    id: `${patientId}-${type}-${index}`,
    patientId,
    type,
    at,
    recordedAt,
    updatedAt: recordedAt,
    author: isCare ? therapistUid : patientUid,
    content,
  };
}

/** The elapsed share of the case's time. */
export const goneAt = ({ anchor, days }: Case, at: number): number =>
  Math.min(1, Math.max(0, 1 - (anchor - at) / (days * DAY_MS)));
