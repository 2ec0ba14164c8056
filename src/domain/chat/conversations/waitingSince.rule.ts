import { rule } from '../../kernel/rule';
import { SYSTEM_SENDER } from '../messages/ChatMessage';
import { isStaff } from '../messages/isStaff';
import type { TimeId } from '../messages/TimeId';

/**
 * `since`: start of the wait in server order, which is also a time; null if it is unknown whether the patient waits.
 * `atLeast`: the wait may have begun earlier.
 */
export type Waiting = { readonly since: TimeId; readonly atLeast: boolean } | { readonly since: null };

export interface WaitingInput {
  /** Identity of the patient. */
  readonly patient: string;
  /**
   * Server order of the first unanswered message according to the list of chats; null: none; absent: the backend does
   * not send it.
   */
  readonly listed?: TimeId | null;
  /**
   * Known messages in order of arrival, including the newest of the chat; they may begin at the last message of staff.
   */
  readonly messages: readonly {
    /** Server order in which it arrived. */
    readonly seq: TimeId;
    readonly sender: string;
    readonly deleted: boolean;
    /** The message arrived after the list was computed. */
    readonly isNew: boolean;
    /** The list included the message, which was deleted afterwards. */
    readonly isTakenBack: boolean;
  }[];
  /** Every message from here on is known; 0 if the whole chat is known. */
  readonly knownFrom: TimeId;
}

/** Returns the start of a patient's wait for an answer; null if they do not wait. */
export const waitingSince = rule(
  {
    id: 'CR-WAIT-01',
    statement:
      'A patient has waited since the arrival of their first message after the last message of staff, however ' +
      'often they write again. The order of arrival counts, not the time of a message, which may come from a ' +
      'wrong clock. Messages of the service itself and deleted ones neither start nor end a wait. The wait ' +
      'according to the list of chats counts, together with later messages; it no longer counts once an answer, ' +
      'or the message it starts from, was deleted afterwards. If neither the list nor a message of staff shows ' +
      'the start of the wait, or messages that arrived after that answer may not be loaded, the patient has ' +
      'waited at least since the first message of the part that is known without a gap. If no message of either ' +
      'side is known, it is unknown whether the patient waits, which is not the same as not waiting.',
    source:
      'DESIGN §1: "therapists chat in real time with patients, some of them at risk"; DESIGN §4: ' +
      '"an unread patient message always has at least one visible sign"; DESIGN §5 row 19',
    hazards: ['HAZ-05'],
  },
  ({ patient, listed, messages, knownFrom }: WaitingInput): Waiting | null => {
    const said = messages.filter(({ sender, deleted }) => sender !== SYSTEM_SENDER && !deleted);
    const answered = said.findLastIndex(({ sender }) => isStaff(sender, patient));
    // 0 if no answer is known.
    const answeredAt = said[answered]?.seq ?? 0n;
    const after = said.slice(answered + 1);
    const isOvertaken = messages.some(
      ({ seq, sender, isTakenBack }) =>
        isTakenBack && sender !== SYSTEM_SENDER && (sender !== patient || seq === listed),
    );
    const isAnswered = typeof listed === 'bigint' && listed <= answeredAt;
    if (listed !== undefined && !isOvertaken && !isAnswered) return asListed(listed, after, knownFrom);
    const isCertain = knownFrom <= answeredAt;
    // An answer may exist before the range that is loaded without a gap.
    const first = isCertain ? after[0] : (after.find(({ seq }) => seq >= knownFrom) ?? after.at(-1));
    if (first !== undefined) return { since: first.seq, atLeast: !isCertain };
    return isCertain || answeredAt === messages.at(-1)?.seq ? null : { since: null };
  },
);

interface Unanswered {
  readonly seq: TimeId;
  readonly isNew: boolean;
}

/**
 * The list is exact for the moment it was computed. Later messages are known one by one, except those before the part
 * that is loaded without a gap.
 */
function asListed(listed: TimeId | null, after: readonly Unanswered[], knownFrom: TimeId): Waiting | null {
  const counting = after.filter(({ isNew }) => isNew || listed !== null);
  const first = counting.find(({ seq }) => seq >= knownFrom)?.seq;
  const isLate = counting.some(({ seq }) => seq < knownFrom && (listed === null || seq < listed));
  const since = listed !== null && (first === undefined || listed < first) ? listed : first;
  if (since === undefined) return isLate ? { since: null } : null;
  return { since, atLeast: isLate };
}
