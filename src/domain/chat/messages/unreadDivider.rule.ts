import { rule } from '../../kernel/rule';
import type { TimeId } from './TimeId';

export interface UnreadDividerInput {
  /**
   * Loaded messages that arrived after the reader's mark at the opening of the chat, in the order of the screen.
   */
  readonly after: readonly { readonly timeId: TimeId; readonly own: boolean; readonly deleted: boolean }[];
  /** Everything that arrived after the mark is loaded. */
  readonly reachesMark: boolean;
}

/** Returns the message below the divider; `wait` while it is unknown, null if there is no divider. */
export const unreadDivider = rule(
  {
    id: 'CR-DIV-01',
    statement:
      'The unread divider is above the first message on the screen that was unread when the chat was opened: a ' +
      "message that arrived after the reader's mark, whatever its time, was written by another author and is not " +
      'deleted. While the place may be among messages that are not loaded, no divider is shown. Once placed, the ' +
      'divider stays, whatever is read or arrives later. The button that jumps to the unread messages leads to ' +
      'the same place, even while the feature flag of the divider is off and no divider is shown.',
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
