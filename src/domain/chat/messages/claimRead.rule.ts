import { rule } from '../../kernel/rule';
import type { TimeId } from './TimeId';

interface ClaimReadInput {
  readonly chatOpen: boolean;
  readonly windowFocused: boolean;
  readonly pageVisible: boolean;
  /** Some unread messages may not be loaded yet. */
  readonly unreadBeyondLoaded: boolean;
  /** Unread messages that are loaded, in the order in which they arrived. */
  readonly unread: readonly TimeId[];
  readonly inView: readonly TimeId[];
}

/** Returns the last message to arrive that may be reported as read, if any. */
export const claimRead = rule(
  {
    id: 'CR-FOCUS-01',
    statement:
      'A message counts as read only when its chat is open, the window has the focus, the page is visible and the ' +
      'message was in view. Messages are reported as read in order of arrival, whatever their times, and never ' +
      'past an unread message that was not in view.',
    source:
      'DESIGN §4: "Read means seen: chat open, window focused and visible, the message in view."; DESIGN §5 row 19',
    hazards: ['HAZ-05', 'HAZ-06'],
  },
  ({
    chatOpen,
    windowFocused,
    pageVisible,
    unreadBeyondLoaded,
    unread,
    inView,
  }: ClaimReadInput): TimeId | undefined => {
    if (!chatOpen || !windowFocused || !pageVisible || unreadBeyondLoaded) return undefined;
    const seen = new Set(inView);
    const firstUnseen = unread.findIndex(timeId => !seen.has(timeId));
    const covered = firstUnseen === -1 ? unread : unread.slice(0, firstUnseen);
    return covered.at(-1);
  },
);
