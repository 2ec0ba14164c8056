import { rule } from '../../kernel/rule';

export interface AskAnswer {
  /** Whether the backend says that the colleague was asked; null where it refused. */
  readonly sent: boolean | null;
  /** First line of a refusal; null where there was none. */
  readonly refusal: string | null;
}

export type RequestResult = 'sent' | 'notSent' | 'pendingAlready' | 'inChatAlready' | 'refused';

/** What became of asking a colleague into a chat, as an invitation or a handover. */
export const askOutcome = rule(
  {
    id: 'CR-ASK-01',
    statement:
      'An invitation or a handover counts as sent only when the backend says that it was. ' +
      'One that completed without being sent, because the colleague has no real-time identity, is an outcome of its ' +
      'own and never a success. ActionPendingError means that the colleague has been asked already, ConflictError ' +
      'that the colleague is in the chat; any other refusal is a failure.',
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
