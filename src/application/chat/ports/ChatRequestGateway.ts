import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import type { Result } from '@/domain/kernel/Result';
import type { ActFailure } from './ActFailure';
import type { ReadList } from '@/domain/kernel/ReadList';

export interface AcceptedChat {
  readonly chatSessionId: string;
  readonly generation: ChatGeneration;
}

export type AcceptFailure =
  | ActFailure
  /** Another therapist was quicker. */
  | { readonly kind: 'taken'; readonly by: string }
  /** The request waits no more: it was withdrawn, or its chat has ended. */
  | { readonly kind: 'gone' };

/** Chat requests at the backend. */
export interface ChatRequestGateway {
  /** Every request that this person may accept, in no particular order. */
  waiting(generation: ChatGeneration): Promise<Result<ReadList<ChatRequest>, ActFailure>>;
  /** A command: carried out at most once a call. For a therapist who has won already it answers the same chat. */
  accept(requestId: string): Promise<Result<AcceptedChat, AcceptFailure>>;
}
