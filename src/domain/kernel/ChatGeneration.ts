/** `v1`: rooms in the realtime database. `v2`: events in the document store. */
export const CHAT_GENERATIONS = ['v1', 'v2'] as const;

export type ChatGeneration = (typeof CHAT_GENERATIONS)[number];

/** Prefix of the channels of a generation, before the chat session id. */
const PREFIX: Readonly<Record<ChatGeneration, string>> = { v1: 'V1.', v2: 'PatientTherapistChat.' };

export function channelOf(generation: ChatGeneration, chatSessionId: string): string {
  return PREFIX[generation] + chatSessionId;
}

/** Returns the generation of a channel; only a channel with the V1 prefix is V1. */
export function generationOf(channelId: string): ChatGeneration {
  return CHAT_GENERATIONS.find(generation => channelId.startsWith(PREFIX[generation])) ?? 'v2';
}

/** Returns the chat session id of a channel; a name without a prefix already is one. */
export function chatSessionIdOf(channelId: string): string {
  const prefix = PREFIX[generationOf(channelId)];
  return channelId.startsWith(prefix) ? channelId.slice(prefix.length) : channelId;
}
