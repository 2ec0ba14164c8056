/** `v1`: rooms in the realtime database. `v2`: events in the document store. */
export type ChatGeneration = 'v1' | 'v2';

export const CHAT_GENERATIONS: readonly ChatGeneration[] = ['v1', 'v2'];

/** What the channels of a generation begin with; the chat session id follows. */
const PREFIX: Readonly<Record<ChatGeneration, string>> = { v1: 'V1.', v2: 'PatientTherapistChat.' };

/** The channel of a chat session. */
function channelOf(generation: ChatGeneration, chatSessionId: string): string {
  return PREFIX[generation] + chatSessionId;
}

/** Whose engine carries the channel; only what is named as V1 is V1. */
function generationOf(channelId: string): ChatGeneration {
  return channelId.startsWith(PREFIX.v1) ? 'v1' : 'v2';
}

/** The chat session of a channel; a name without a prefix is one already. */
function chatSessionIdOf(channelId: string): string {
  const prefix = PREFIX[generationOf(channelId)];
  return channelId.startsWith(prefix) ? channelId.slice(prefix.length) : channelId;
}

/** How channels are named, and what their names say. */
export const chatGeneration = { channelOf, generationOf, chatSessionIdOf };
