import type { Moment } from '@/domain/patients/timeline/Moment';
import { visibleMoment, type MomentVisibility } from '@/domain/patients/timeline/visibleMoment.rule';
import type { MaybeChecked } from '@/domain/kernel/MaybeChecked';
import { newSinceLooked } from '@/domain/patients/timeline/newSinceLooked.rule';
import { dayOf, type Day } from '@/domain/kernel/time/dayOf';
import { ownClock } from '../../../kit/time/ownClock';

/** One row of a patient's history. */
export interface TimelineEntry {
  readonly moment: Moment;
  /** The part of it that staff can see. */
  readonly shown: MomentVisibility;
  /** The first entry of its day, counted from the newest. */
  readonly startsDay: boolean;
  /** True if it was recorded after the user's last visit. */
  readonly isNew: boolean;
  /** The rows above were still to come at this time, in milliseconds since 1970; all below are past. */
  readonly comingAbove?: number;
  /** The rows above are from after the user's last visit. */
  readonly belowLooked: boolean;
  /** True if the signed-in user wrote it. */
  readonly isOwn: boolean;
}

export interface EntriesInput {
  /** Newest first. */
  readonly moments: readonly Moment[];
  readonly lookedAt: MaybeChecked<number | null>;
  /** Identity of the signed-in user. */
  readonly me: string;
  /** Milliseconds since 1970; later moments are still to come. */
  readonly now: number;
}

/**
 * The rows of a history: where a day begins, which are in the future, which are new, and where the user last looked.
 */
export function timelineEntries({ moments, lookedAt, me, now }: EntriesInput): readonly TimelineEntry[] {
  const judged = moments.map(({ momentId, recordedAt, author }) => ({ momentId, recordedAt, author: author.userId }));
  const fresh = new Set(newSinceLooked({ lastLookedAt: lookedAt, me, moments: judged }));
  const line = typeof lookedAt === 'number' ? moments.findIndex(({ at }) => at <= lookedAt) : -1;
  const firstPast = moments.findIndex(({ at }) => at <= now);
  let day: Day | undefined;
  return moments.map((moment, index) => {
    const seconds = moment.at / 1_000;
    const startsDay = day === undefined || seconds < day.start || seconds >= day.end;
    if (startsDay) day = dayOf(seconds, ownClock.zone);
    return {
      moment,
      shown: visibleMoment({
        viewer: 'staff',
        staffOnly: false,
        softDeleted: moment.deleted !== undefined,
        hardDeleteRequested: moment.hardDeleteRequested !== undefined,
      }),
      startsDay,
      isNew: fresh.has(moment.momentId),
      ...(index === firstPast && index > 0 && { comingAbove: now }),
      belowLooked: index === line && index > 0,
      isOwn: moment.author.userId === me,
    };
  });
}
