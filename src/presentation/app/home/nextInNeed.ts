import type { ChatMark } from '@/application/chat/conversations/WatchChatBadges';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import { needOrder, type Need } from '@/domain/chat/conversations/needOrder.rule';
import { chatPath, requestListPath } from '../../chat/chatPath';
import { mayBeEmergency } from '@/domain/chat/requests/mayBeEmergency.rule';

interface Waiting {
  readonly chats: readonly ChatMark[];
  readonly requests: readonly ChatRequest[];
}

/**
 * The address of the next patient in the order of need after the one on screen, or of the first when the page shows
 * none of them. Undefined when no patient needs attention.
 */
export function nextInNeed({ chats, requests }: Waiting, onScreen: string): string | undefined {
  const paths = new Map<string, string>();
  const needs: Need[] = [];
  for (const { chatSessionId, generation, highRisk, unread, waitingSince, emergency } of chats) {
    const id = `chat:${chatSessionId}`;
    paths.set(id, chatPath({ chatSessionId, generation }));
    needs.push({
      id,
      emergency: emergency !== undefined,
      highRisk,
      unread,
      since: waitingSince === undefined ? null : (waitingSince ?? 'unknown'),
    });
  }
  for (const request of requests) {
    const { id: requestId, generation, highRisk, requestedAt } = request;
    const id = `request:${requestId}`;
    paths.set(id, requestListPath(generation));
    needs.push({ id, emergency: mayBeEmergency(request), highRisk, unread: 0, since: requestedAt });
  }
  const order = [...new Set(needOrder({ needs }).flatMap(id => paths.get(id) ?? []))];
  const at = order.indexOf(onScreen.replace('/go-chat/pinned/', '/go-chat/all/'));
  return order[(at + 1) % Math.max(1, order.length)];
}
