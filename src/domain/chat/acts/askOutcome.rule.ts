import { rule } from '../../kernel/rule';

export interface AskAnswer {
  /** The backend confirmed that the colleague was asked; null if it refused. */
  readonly sent: boolean | null;
  /** First line of a refusal; null if there was none. */
  readonly refusal: string | null;
}

export type RequestResult = 'sent' | 'notSent' | 'pendingAlready' | 'inChatAlready' | 'refused';

/** Outcome of inviting a colleague to a chat or handing the chat over to them. */
export const askOutcome = rule(
  {
    id: 'CR-ASK-01',
    statement:
      'An invitation or a handover counts as sent only when the backend confirms that it was sent. A call that ' +
      'completes without sending, because the colleague has no real-time identity, is an outcome of its own and ' +
      'never a success. ActionPendingError means that the colleague has already been asked, ConflictError that ' +
      'the colleague is already in the chat; any other refusal is a failure.',
    source:
      'D2 §5: "A chat invite needs the invited therapist\'s real-time identity to exist. ' +
      'Otherwise the invite completes without sending."; D2 §8: "ActionPendingError: Invite to chat failed. ' +
      'Therapist(s) already have a pending invitation." and "ConflictError: Invite to chat failed. ' +
      'Invited therapist already has access to the chat."; DESIGN §5 row 3',
    hazards: ['HAZ-05', 'HAZ-14'],
  },
  ({ sent, refusal }: AskAnswer): RequestResult => {
    if (refusal === 'ActionPendingError') return 'pendingAlready';
    if (refusal === 'ConflictError') return 'inChatAlready';
    if (refusal !== null || sent === null) return 'refused';
    return sent ? 'sent' : 'notSent';
  },
);
