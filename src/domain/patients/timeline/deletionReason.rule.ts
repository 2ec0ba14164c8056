import { asSeen } from '../../kernel/asSeen';
import { rule, says } from '../../kernel/rule';

/** In code points, without white space around and characters that nobody sees. */
export const SHORTEST_DELETION_REASON = 3;
export const LONGEST_DELETION_REASON = 1_000;

/** What is wrong with the reason for deleting a moment for good; null where nothing is. */
export const deletionReason = rule(
  {
    id: 'CR-MOMENT-04',
    statement:
      says`Deleting a moment for good is only asked for with a reason of ${SHORTEST_DELETION_REASON} to ` +
      says`${LONGEST_DELETION_REASON} characters, counted as code points without white space around it and ` +
      says`without characters that nobody sees. ` +
      says`Whoever decides has nothing else to decide by.`,
    source:
      'D3 §7 Patient moments: "POST .../{momentId}/action/soft-delete and /action/request-hard-delete (reason ' +
      'body)"; DESIGN §8 row 5',
    hazards: ['HAZ-12'],
  },
  ({ reason }: { readonly reason: string }): 'tooShort' | 'tooLong' | null => {
    const length = [...asSeen(reason).trim()].length;
    if (length < SHORTEST_DELETION_REASON) return 'tooShort';
    return length > LONGEST_DELETION_REASON ? 'tooLong' : null;
  },
);
