/** Bits of the chat engine's status (D2 §4 Chat status). */
export const CHAT_INITIALISED = 2;
export const CHATS_LOADED = 16_384;
export const MESSAGES_PENDING = 32_768;

export interface ChatStatusInput {
  readonly initialised: boolean;
  readonly chatsLoaded: boolean;
  readonly messagesPending: boolean;
}

export function chatStatus({ initialised, chatsLoaded, messagesPending }: ChatStatusInput): number {
  return (
    (initialised ? CHAT_INITIALISED : 0) | (chatsLoaded ? CHATS_LOADED : 0) | (messagesPending ? MESSAGES_PENDING : 0)
  );
}
