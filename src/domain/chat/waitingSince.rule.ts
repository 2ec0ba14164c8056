import { rule } from '../rule';
import { SYSTEM_SENDER } from './ChatMessage';
import { isStaff } from './isStaff';
import type { TimeId } from './TimeId';

/** `since`: null where nobody knows whether the patient waits. `atLeast`: they may have begun before. */
export type Waiting = { readonly since: TimeId; readonly atLeast: boolean } | { readonly since: null };

export interface WaitingInput {
  /** Identity of the patient. */
  readonly patient: string;
  /** The oldest message without an answer as the list of chats counted; null: none; absent: the backend does not tell. */
  readonly listed?: TimeId | null;
  /** What is known, oldest first, with the newest message of the chat; it may begin at the last message of staff. */
  readonly messages: readonly {
    readonly timeId: TimeId;
    readonly sender: string;
    readonly deleted: boolean;
    /** It came after the list was counted. */
    readonly isNew: boolean;
    /** The list was counted with it, and it was deleted since. */
    readonly isTakenBack: boolean;
  }[];
  /** Every message written from here on is known; 0 where the whole chat is. */
  readonly knownFrom: TimeId;
}

/** Since when a patient waits for an answer; null: they do not. */
export const waitingSince = rule(
  {
    id: 'CR-WAIT-01',
    statement:
      'A patient waits from the oldest of their messages after the last message of staff, however often they write again. Messages of the service itself and deleted ones neither start nor end a wait. What the list of chats counted holds, with what came since; it counts for nothing once an answer, or the message from which it counts, was deleted after it. Where neither the list nor a message of staff tells where the wait begins, or messages written after that answer may not be loaded, the patient has waited at least since the oldest message of the part that is known without a gap; where no message of either side is known, nobody knows whether they wait, which is not the same as not waiting.',
    source: 'DESIGN §1: "therapists chat in real time with patients, some of them at risk"; DESIGN §4: "an unread patient message always has at least one visible sign"',
    hazards: ['HAZ-05'],
  },
  ({ patient, listed, messages, knownFrom }: WaitingInput): Waiting | null => {
    const said = messages.filter(({ sender, deleted }) => sender !== SYSTEM_SENDER && !deleted);
    const answered = said.findLastIndex(({ sender }) => isStaff(sender, patient));
    const answeredAt = said[answered]?.timeId;
    const after = said.slice(answered + 1);
    const isOvertaken = messages.some(({ timeId, sender, isTakenBack }) => isTakenBack && sender !== SYSTEM_SENDER && (sender !== patient || timeId === listed));
    const isAnswered = typeof listed === 'bigint' && answeredAt !== undefined && listed <= answeredAt;
    if (listed !== undefined && !isOvertaken && !isAnswered) return asListed(listed, after, knownFrom);
    const isCertain = knownFrom <= (answeredAt ?? 0n);
    // Before what is known without a gap there may be an answer that nobody has loaded.
    const first = isCertain ? after[0] : (after.find(({ timeId }) => timeId >= knownFrom) ?? after.at(-1));
    if (first !== undefined) return { since: first.timeId, atLeast: !isCertain };
    return isCertain || (answeredAt !== undefined && answeredAt === messages.at(-1)?.timeId) ? null : { since: null };
  },
);

interface Unanswered {
  readonly timeId: TimeId;
  readonly isNew: boolean;
}

/** The list is exact for its moment; what came since is known message by message, but for answers to one that was written long before it came. */
function asListed(listed: TimeId | null, after: readonly Unanswered[], knownFrom: TimeId): Waiting | null {
  const counting = after.filter(({ isNew }) => isNew || listed !== null);
  const first = counting.find(({ timeId }) => timeId >= knownFrom)?.timeId;
  const isLate = counting.some(({ timeId }) => timeId < knownFrom && (listed === null || timeId < listed));
  const since = listed !== null && (first === undefined || listed < first) ? listed : first;
  if (since === undefined) return isLate ? { since: null } : null;
  return { since, atLeast: isLate };
}
