import { rule } from '../rule';
import type { TimeId } from './TimeId';

export interface UnreadDividerInput {
  /** Loaded messages that are newer than the reader's mark when the chat was opened, oldest first. */
  readonly after: readonly { readonly timeId: TimeId; readonly own: boolean; readonly deleted: boolean }[];
  /** A message at or before the mark is loaded, or nothing older exists. */
  readonly reachesMark: boolean;
}

/** Where the divider stands: `wait` while that cannot be known, null where there is none. */
export const unreadDivider = rule(
  {
    id: 'CR-DIV-01',
    statement:
      "The divider stands above the oldest message that was unread when the chat was opened: newer than the reader's mark, of somebody else, not deleted. While the place may be among messages that are not loaded it waits. Once found it stays, whatever is read or comes later. The way up to the unread messages leads to the same place, also while the feature of the divider is off and none is drawn.",
    source:
      'D2 §3 Feature flags: "True: therapist online status, app link grouping, appointment moments, unread message divider, thrive 24, patient record, google drive, expiring access codes."',
    hazards: ['HAZ-05'],
  },
  ({ after, reachesMark }: UnreadDividerInput): TimeId | 'wait' | null => {
    if (!reachesMark) return 'wait';
    return after.find(({ own, deleted }) => !own && !deleted)?.timeId ?? null;
  },
);
