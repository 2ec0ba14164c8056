import type { TimelineRow } from './TimelineRow';

/** Height of a one-line row that continues a run, in pixels. */
export const ROW_ESTIMATE = 66;
/** Characters in a line of a wide view, and what a line adds, in pixels. */
const LINE_LENGTH = 80;
const LINE_HEIGHT = 22;
/**
 * Added height of what is above the text, in pixels: the space before a run, the author's name, a day, the unread
 * divider.
 */
const RUN = 12;
const AUTHOR = 21;
const DAY = 43;
const DIVIDER = 43;

/**
 * The estimated height of a row that was never on the screen, in pixels. It is rather too low, so that enough rows for
 * the view are rendered, and hardly one more.
 */
export function estimateRowHeight({
  message,
  startsDay,
  startsRun,
  startsUnread,
}: Pick<TimelineRow, 'message' | 'startsDay' | 'startsRun' | 'startsUnread'>): number {
  const { text, meta } = message;
  const isNamed = meta.owner === 'Patient' || meta.owner === 'Therapist';
  const run = startsRun && meta.owner !== 'System' ? RUN + (isNamed ? AUTHOR : 0) : 0;
  return (
    ROW_ESTIMATE +
    LINE_HEIGHT * Math.floor(text.length / LINE_LENGTH) +
    run +
    (startsDay ? DAY : 0) +
    (startsUnread ? DIVIDER : 0)
  );
}
