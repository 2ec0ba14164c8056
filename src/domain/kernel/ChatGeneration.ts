/** `v1`: rooms in the realtime database. `v2`: events in the document store. */
export const CHAT_GENERATIONS = ['v1', 'v2'] as const;

export type ChatGeneration = (typeof CHAT_GENERATIONS)[number];

/** What the channels of a generation begin with; the chat session id follows. */
const PREFIX: Readonly<Record<ChatGeneration, string>> = { v1: 'V1.', v2: 'PatientTherapistChat.' };

/** The channel of a chat session. */
export function channelOf(generation: ChatGeneration, chatSessionId: string): string {
  return PREFIX[generation] + chatSessionId;
}

/** Whose engine carries the channel; only what is named as V1 is V1. */
export function generationOf(channelId: string): ChatGeneration {
  return CHAT_GENERATIONS.find(generation => channelId.startsWith(PREFIX[generation])) ?? 'v2';
}

/** The chat session of a channel; a name without a prefix is one already. */
export function chatSessionIdOf(channelId: string): string {
  const prefix = PREFIX[generationOf(channelId)];
  return channelId.startsWith(prefix) ? channelId.slice(prefix.length) : channelId;
}
