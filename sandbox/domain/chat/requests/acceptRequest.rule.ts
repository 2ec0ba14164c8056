import { rule } from '@/domain/kernel/rule';

export interface AcceptInput {
  /** Who has accepted the request before; null while it waits. */
  readonly acceptedBy: string | null;
  /** The only person who may accept, where a colleague named one; null where everybody may. */
  readonly addressedTo: string | null;
  readonly by: string;
}

export type AcceptDecision = 'accept' | 'sameAgain' | 'taken' | 'forAnother';

/** What becomes of an accept. */
export const acceptRequest = rule(
  {
    id: 'CR-REQ-02',
    statement:
      'A request is accepted once. Whoever was quickest gets the same chat on every further accept; ' +
      'everybody else is told who was quicker. A handover or an invitation can be accepted by the person asked ' +
      'alone.',
    source:
      'D3 §4: "Therapist chat: accept chat request, invite, handover, end chat, leave chat, claim lead, pin chat, ' +
      'unpin chat."; DESIGN §3: "never prefetched, cached, deduplicated or retried."',
    hazards: ['HAZ-14'],
  },
  ({ acceptedBy, addressedTo, by }: AcceptInput): AcceptDecision => {
    if (addressedTo !== null && addressedTo !== by) return 'forAnother';
    if (acceptedBy === null) return 'accept';
    return acceptedBy === by ? 'sameAgain' : 'taken';
  },
);
