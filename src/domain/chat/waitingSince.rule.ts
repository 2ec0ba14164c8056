import { rule } from '../rule';
import { SYSTEM_SENDER } from './ChatMessage';
import type { TimeId } from './TimeId';

/** `since`: null where nobody knows whether the patient waits. `atLeast`: they may have begun before. */
export type Waiting = { readonly since: TimeId; readonly atLeast: boolean } | { readonly since: null };

export interface WaitingInput {
  /** Identity of the patient. */
  readonly patient: string;
  /** The oldest message without an answer as the list of chats counted; null: none; absent: the backend does not tell. */
  readonly listed?: TimeId | null;
  /** What is known without a gap up to the newest message, oldest first; it may begin at the last message of staff. */
  readonly messages: readonly {
    readonly timeId: TimeId;
    readonly sender: string;
    readonly deleted: boolean;
    /** It came after the list was counted. */
    readonly isNew: boolean;
    /** The list was counted with it, and it was deleted since. */
    readonly isTakenBack: boolean;
  }[];
  /** Nothing is older than the first of them. */
  readonly reachesStart: boolean;
}

/** Since when a patient waits for an answer; null: they do not. */
export const waitingSince = rule(
  {
    id: 'CR-WAIT-01',
    statement:
      'A patient waits from the oldest of their messages after the last message of staff, however often they write again. Messages of the service itself and deleted ones neither start nor end a wait. What the list of chats counted holds, with what came since; it counts for nothing once an answer, or the message from which it counts, was deleted after it. Where neither the list nor a message of staff tells where the wait begins, and older messages are not loaded, the patient has waited at least since the oldest that is known; where no message of either side is known, nobody knows whether they wait, which is not the same as not waiting.',
    source: 'DESIGN §1: "therapists chat in real time with patients, some of them at risk"; DESIGN §4: "an unread patient message always has at least one visible sign"',
    hazards: ['HAZ-05'],
  },
  ({ patient, listed, messages, reachesStart }: WaitingInput): Waiting | null => {
    const said = messages.filter(({ sender, deleted }) => sender !== SYSTEM_SENDER && !deleted);
    const answered = said.findLastIndex(({ sender }) => sender !== patient);
    const after = said.slice(answered + 1);
    const isOvertaken = messages.some(({ timeId, sender, isTakenBack }) => isTakenBack && sender !== SYSTEM_SENDER && (sender !== patient || timeId === listed));
    if (listed !== undefined && !isOvertaken) return asListed(listed, said[answered]?.timeId, after);
    const first = after[0];
    if (first !== undefined) return { since: first.timeId, atLeast: answered === -1 && !reachesStart };
    return answered === -1 && !reachesStart ? { since: null } : null;
  },
);

/** The list is exact for its moment; what came since is known message by message. */
function asListed(listed: TimeId | null, answeredAt: TimeId | undefined, after: readonly { readonly timeId: TimeId; readonly isNew: boolean }[]): Waiting | null {
  const stillWaits = listed !== null && (answeredAt === undefined || listed > answeredAt);
  const first = after.find(({ isNew }) => isNew || stillWaits)?.timeId;
  const since = stillWaits && (first === undefined || listed < first) ? listed : first;
  return since === undefined ? null : { since, atLeast: false };
}
