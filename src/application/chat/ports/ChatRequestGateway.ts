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
  /** Another therapist was faster. */
  | { readonly kind: 'taken'; readonly by: string }
  /** The request is gone: it was withdrawn, or its chat has ended. */
  | { readonly kind: 'gone' };

export interface ChatRequestGateway {
  /** All requests that this user may accept, in no particular order. */
  waiting(generation: ChatGeneration): Promise<Result<ReadList<ChatRequest>, ActFailure>>;
  /** A command, performed at most once per call. Returns the same chat to the therapist who already accepted. */
  accept(requestId: string): Promise<Result<AcceptedChat, AcceptFailure>>;
}
