import { generationOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';

/** The chats of one engine: those of a generation, or all if there is a single engine. */
export type Generation = ChatGeneration | 'all';

export const carries = (generation: Generation, channelId: string): boolean =>
  generation === 'all' || generationOf(channelId) === generation;
