import { asSeen } from '../../kernel/asSeen';
import { rule, says } from '../../kernel/rule';

/** In code points, without surrounding white space and invisible characters. */
export const SHORTEST_DELETION_REASON = 3;
export const LONGEST_DELETION_REASON = 1_000;

/** Checks the reason for deleting a moment permanently; null if it is valid. */
export const deletionReason = rule(
  {
    id: 'CR-MOMENT-04',
    statement:
      says`The permanent deletion of a moment can be requested only with a reason of ${SHORTEST_DELETION_REASON} ` +
      says`to ${LONGEST_DELETION_REASON} characters, counted as code points without surrounding white space and ` +
      says`without invisible characters. The staff who decide have nothing else to go by.`,
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
