import type { Moment } from '@/domain/patients/timeline/Moment';
import type { TimelineEntry } from './TimelineEntry';

/** The acts of a history's entries. */
export interface MomentActions {
  /** Shows the whole content; undefined on paper. */
  readonly onRead?: (moment: Moment) => void;
  /** Undefined if the user may not change anything. */
  readonly onDescribe?: (moment: Moment) => void;
  readonly onDelete?: (entry: TimelineEntry) => void;
}
