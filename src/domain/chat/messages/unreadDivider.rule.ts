import { rule } from '../../kernel/rule';
import type { TimeId } from './TimeId';

export interface UnreadDividerInput {
  /**
   * Loaded messages that arrived after what the reader's mark covered when the chat was opened, in the order of the
   * screen.
   */
  readonly after: readonly { readonly timeId: TimeId; readonly own: boolean; readonly deleted: boolean }[];
  /** Everything that arrived after the mark is loaded. */
  readonly reachesMark: boolean;
}

/** The place of the divider: `wait` while it cannot be known, null where there is none. */
export const unreadDivider = rule(
  {
    id: 'CR-DIV-01',
    statement:
      'The divider stands above the first message on the screen that was unread when the chat was opened: ' +
      "it arrived after what the reader's mark covers, whatever time it has, is of somebody else, and not deleted. " +
      'While the place may be among messages that are not loaded it waits. ' +
      'Once found it stays, whatever is read or comes later. The way up to the unread messages leads to the same ' +
      'place, also while the feature of the divider is off and none is drawn.',
    source:
      'D2 §3 Feature flags: "True: therapist online status, app link grouping, appointment moments, unread message ' +
      'divider, thrive 24, patient record, google drive, expiring access codes."; DESIGN §5 row 19',
    hazards: ['HAZ-05'],
  },
  ({ after, reachesMark }: UnreadDividerInput): TimeId | 'wait' | null => {
    if (!reachesMark) return 'wait';
    return after.find(({ own, deleted }) => !own && !deleted)?.timeId ?? null;
  },
);
