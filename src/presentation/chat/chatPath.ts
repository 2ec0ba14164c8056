import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { routes } from '../app/routes/routes';

/** The parts of a conversation that its address needs. */
interface Addressed {
  readonly chatSessionId: string;
  readonly generation: ChatGeneration;
}

/** `list`: as named in the address; anything but `pinned` is `all`. */
export function chatPath({ chatSessionId, generation }: Addressed, list?: string): string {
  if (generation === 'v1') return routes.chatV1.to({ chatSessionId });
  return routes.chatV2.to({ list: list === 'pinned' ? 'pinned' : 'all', chatSessionId });
}

/**
 * The address of the list from which a conversation was opened; `list` is undefined for addresses without a list, such
 * as those of V1 chats.
 */
export function chatListPath(list: string | undefined): string {
  if (list === undefined) return routes.chatV1.to();
  return routes.chatV2.to({ list: list === 'pinned' ? 'pinned' : 'all' });
}

const requestLists = { v1: routes.chatRequestsV1, v2: routes.chatRequestsV2 } as const satisfies Record<
  ChatGeneration,
  unknown
>;

/** The address at which requests of a generation are answered. */
export const requestListPath = (generation: ChatGeneration): string => requestLists[generation].to();
