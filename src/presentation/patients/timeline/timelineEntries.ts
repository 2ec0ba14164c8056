import type { Checked } from '@/domain/kernel/Checked';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { visibleMoment } from '@/domain/patients/timeline/visibleMoment.rule';
import { newSinceLooked } from '@/domain/patients/timeline/newSinceLooked.rule';
import { dayOf, type Day } from '@/domain/kernel/time/dayOf';
import { ownClock } from '../ownClock';
import type { TimelineEntry } from './TimelineEntry';

export interface EntriesInput {
  /** Newest first. */
  readonly moments: readonly Moment[];
  readonly lookedAt: Checked<number | null>;
  /** Identity of whoever looks. */
  readonly me: string;
  /** Milliseconds since 1970: what is later is still to come. */
  readonly now: number;
}

/** The rows of a history: where a day begins, what is to come, what is new, and where the person looked last. */
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
