import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';

const paths = { v1: '/therapist/chat-requests', v2: '/therapist/go-chat-requests' } as const satisfies Record<
  ChatGeneration,
  string
>;

/** Where requests of a generation are answered. */
export const requestListPath = (generation: ChatGeneration): string => paths[generation];
