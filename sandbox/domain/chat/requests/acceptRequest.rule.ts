import { rule } from '@/domain/kernel/rule';

export interface AcceptInput {
  /** The therapist who has accepted the request; null while it waits. */
  readonly acceptedBy: string | null;
  /** The only therapist who may accept, if a colleague named one; null if all may. */
  readonly addressedTo: string | null;
  readonly by: string;
}

export type AcceptDecision = 'accept' | 'sameAgain' | 'taken' | 'forAnother';

/** Decides the outcome of accepting a request. */
export const acceptRequest = rule(
  {
    id: 'CR-REQ-02',
    statement:
      'A request is accepted once. The therapist who accepted first receives the same chat on every further ' +
      'attempt; all others are told who accepted first. A handover or an invitation can be accepted only by the ' +
      'therapist who was asked.',
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
