import type { TimelineRow } from '@/presentation/chat/timeline/rows/TimelineRow';

/**
 * One message of the measured conversation, with what the product's list works out for itself and the peers are given.
 */
export interface BenchRow extends TimelineRow {
  /**
   * Place in the conversation; its text begins with it, so that it is found on the screen. Older pages count down from
   * -1.
   */
  readonly n: number;
}
