import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { toPathPart } from '@/domain/kernel/pathPart';

/** A conversation as its address needs it. */
interface Addressed {
  readonly chatSessionId: string;
  readonly generation: ChatGeneration;
}

/** `list`: the one that the address names; anything but `pinned` is `all`. */
export function chatPath({ chatSessionId, generation }: Addressed, list?: string): string {
  if (generation === 'v1') return `/therapist/chat/${toPathPart(chatSessionId)}`;
  return `/therapist/go-chat/${list === 'pinned' ? 'pinned' : 'all'}/${toPathPart(chatSessionId)}`;
}

/**
 * The address of the list from which a conversation was opened; `list` is undefined for addresses without a list, such
 * as those of V1 chats.
 */
export function chatListPath(list: string | undefined): string {
  return list === undefined ? '/therapist/chat' : `/therapist/go-chat/${list === 'pinned' ? 'pinned' : 'all'}`;
}

const paths = { v1: '/therapist/chat-requests', v2: '/therapist/go-chat-requests' } as const satisfies Record<
  ChatGeneration,
  string
>;

/** Where the lead of a patient’s chat is claimed. */
export const claimPath = (patientId: string): string => `/therapist/claim-chat?patient=${toPathPart(patientId)}`;

/** Where requests of a generation are answered. */
export const requestListPath = (generation: ChatGeneration): string => paths[generation];
