import type { Moment } from '@/domain/patients/timeline/Moment';
import type { MomentVisibility } from '@/domain/patients/timeline/visibleMoment.rule';

/** One row of a patient's history. */
export interface TimelineEntry {
  readonly moment: Moment;
  /** How much of it staff see. */
  readonly shown: MomentVisibility;
  /** The first one of its day, counted from the newest. */
  readonly startsDay: boolean;
  /** Came after the person looked last. */
  readonly isNew: boolean;
  /** What is above this row was still to come at this time, in milliseconds since 1970; all below is past. */
  readonly comingAbove?: number;
  /** What is above this row happened after the person looked last. */
  readonly belowLooked: boolean;
  /** Whoever looks wrote it. */
  readonly isOwn: boolean;
}
