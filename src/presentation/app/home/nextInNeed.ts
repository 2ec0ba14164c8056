import type { ChatMark } from '@/application/chat/conversations/WatchChatBadges';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import { chatPath, requestListPath } from '../../chat/chatPath';
import { homeRows } from './homeRows';

interface Waiting {
  readonly chats: readonly ChatMark[];
  readonly requests: readonly ChatRequest[];
}

/**
 * The address of the next patient with a chat or a request, in the order of Home. It follows the patient on screen, or
 * is the first if the screen shows none of them. Undefined if none of them needs attention.
 */
export function nextInNeed({ chats, requests }: Waiting, onScreen: string): string | undefined {
  const paths = homeRows({ chats, requests, patients: [] }).flatMap(row => {
    if (row.kind === 'request') return requestListPath(row.request.generation);
    return row.chat === undefined ? [] : chatPath(row.chat);
  });
  const order = [...new Set(paths)];
  const at = order.indexOf(onScreen.replace('/go-chat/pinned/', '/go-chat/all/'));
  return order[(at + 1) % Math.max(1, order.length)];
}
