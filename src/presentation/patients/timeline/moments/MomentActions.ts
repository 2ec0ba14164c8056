import type { Moment } from '@/domain/patients/timeline/Moment';
import type { TimelineEntry } from './TimelineEntry';

/** What the entries of a history can do. */
export interface MomentActions {
  /** Shows the whole content; undefined on paper. */
  readonly onRead?: (moment: Moment) => void;
  /** Undefined where the person may change nothing. */
  readonly onDescribe?: (moment: Moment) => void;
  readonly onDelete?: (entry: TimelineEntry) => void;
}
