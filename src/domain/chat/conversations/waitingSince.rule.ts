import { rule } from '../../kernel/rule';
import { SYSTEM_SENDER } from '../messages/ChatMessage';
import { isStaff } from '../messages/isStaff';
import type { TimeId } from '../messages/TimeId';

/**
 * `since`: when the wait began, in server order, which is a time too; null where it is unknown whether the patient
 * waits. `atLeast`: the wait may have begun earlier.
 */
export type Waiting = { readonly since: TimeId; readonly atLeast: boolean } | { readonly since: null };

export interface WaitingInput {
  /** Identity of the patient. */
  readonly patient: string;
  /**
   * Server order of the first message without an answer as the list of chats counted; null: none; absent: the backend
   * does not send it.
   */
  readonly listed?: TimeId | null;
  /**
   * What is known, in order of arrival, with the newest message of the chat; it may begin at the last message of staff.
   */
  readonly messages: readonly {
    /** Server order in which it arrived. */
    readonly seq: TimeId;
    readonly sender: string;
    readonly deleted: boolean;
    /** It came after the list was counted. */
    readonly isNew: boolean;
    /** The list was counted with it, and it was deleted since. */
    readonly isTakenBack: boolean;
  }[];
  /** Every message that arrived from here on is known; 0 where the whole chat is. */
  readonly knownFrom: TimeId;
}

/** Since when a patient waits for an answer; null: they do not. */
export const waitingSince = rule(
  {
    id: 'CR-WAIT-01',
    statement:
      'A patient waits from the moment at which the first of their messages after the last message of staff ' +
      'arrived, however often they write again; what counts is the order of arrival, not the time that a message ' +
      'has from a clock that may be wrong. Messages of the service itself and deleted ones neither start nor end a ' +
      'wait. What the list of chats counted holds, with what came since; ' +
      'it counts for nothing once an answer, or the message from which it counts, was deleted after it. ' +
      'Where neither the list nor a message of staff tells where the wait begins, or messages that arrived after ' +
      'that answer may not be loaded, the patient has waited at least since the first message of the part that is ' +
      'known without a gap; where no message of either side is known, nobody knows whether they wait, which is not ' +
      'the same as not waiting.',
    source:
      'DESIGN §1: "therapists chat in real time with patients, some of them at risk"; DESIGN §4: ' +
      '"an unread patient message always has at least one visible sign"; DESIGN §5 row 19',
    hazards: ['HAZ-05'],
  },
  ({ patient, listed, messages, knownFrom }: WaitingInput): Waiting | null => {
    const said = messages.filter(({ sender, deleted }) => sender !== SYSTEM_SENDER && !deleted);
    const answered = said.findLastIndex(({ sender }) => isStaff(sender, patient));
    // 0 where no answer is known.
    const answeredAt = said[answered]?.seq ?? 0n;
    const after = said.slice(answered + 1);
    const isOvertaken = messages.some(
      ({ seq, sender, isTakenBack }) =>
        isTakenBack && sender !== SYSTEM_SENDER && (sender !== patient || seq === listed),
    );
    const isAnswered = typeof listed === 'bigint' && listed <= answeredAt;
    if (listed !== undefined && !isOvertaken && !isAnswered) return asListed(listed, after, knownFrom);
    const isCertain = knownFrom <= answeredAt;
    // Before the known range without a gap there may be an answer that is not loaded.
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
 * The list is exact for its moment; what came since is known message by message, but for what came before the part that
 * is loaded without a gap.
 */
function asListed(listed: TimeId | null, after: readonly Unanswered[], knownFrom: TimeId): Waiting | null {
  const counting = after.filter(({ isNew }) => isNew || listed !== null);
  const first = counting.find(({ seq }) => seq >= knownFrom)?.seq;
  const isLate = counting.some(({ seq }) => seq < knownFrom && (listed === null || seq < listed));
  const since = listed !== null && (first === undefined || listed < first) ? listed : first;
  if (since === undefined) return isLate ? { since: null } : null;
  return { since, atLeast: isLate };
}
