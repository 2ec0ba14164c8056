import type { ChatBadge } from '@/application/chat/conversations/WatchChatBadges';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import { chatPath, requestListPath } from '../../chat/chatPath';
import { tabChat } from '../tabs/tabSubject';
import { homeRows } from './homeRows';

interface Waiting {
  readonly chats: readonly ChatBadge[];
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
  // A chat can be on screen at the address of another list.
  const keyOf = (path: string): string => {
    const chat = tabChat(path);
    return chat === undefined ? path : `${chat.generation} ${chat.chatSessionId}`;
  };
  const at = order.map(keyOf).indexOf(keyOf(onScreen));
  return order[(at + 1) % Math.max(1, order.length)];
}
