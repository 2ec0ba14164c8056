import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';

/** The values of `pubNub` for each generation in calls and documents. */
const PUB_NUB: Readonly<Record<ChatGeneration, boolean>> = { v1: false, v2: true };

/** The `pubNub` of a generation; a chat of which none is known is a V2 chat. */
export function pubNubOf(generation: ChatGeneration = 'v2'): boolean {
  return PUB_NUB[generation];
}

export function generationOfPubNub(pubNub: boolean): ChatGeneration {
  return pubNub ? 'v2' : 'v1';
}
