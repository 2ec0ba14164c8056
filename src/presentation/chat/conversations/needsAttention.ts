import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { needOfChat } from '@/domain/chat/conversations/needOfChat';
import { needOrder, type Need } from '@/domain/chat/conversations/needOrder.rule';
import { mayBeEmergency } from '@/domain/chat/requests/mayBeEmergency.rule';

export type ListRow =
  | { readonly kind: 'chat'; readonly id: string; readonly session: ChatSession }
  | {
      readonly kind: 'request';
      readonly id: string;
      readonly request: ChatRequest;
      readonly mayBeEmergency: boolean;
    };

/** Patients in need come first, in the order of need; the others keep their order. */
export const needsAttention = {
  sessions(sessions: readonly ChatSession[], isAlarming: IsAlarming = () => false): readonly ChatSession[] {
    const byId = new Map(sessions.map(session => [session.channelId, session]));
    return [
      ...new Set([
        ...needOrder({ needs: sessions.map(needOf(isAlarming)) }).flatMap(id => byId.get(id) ?? []),
        ...sessions,
      ]),
    ];
  },

  rows(
    sessions: readonly ChatSession[],
    requests: readonly ChatRequest[],
    isAlarming: IsAlarming = () => false,
  ): readonly ListRow[] {
    const chats: readonly ListRow[] = sessions.map(session => ({ kind: 'chat', id: session.channelId, session }));
    const byId = new Map<string, ListRow>(chats.map(row => [row.id, row]));
    for (const request of requests) {
      const id = requestId(request);
      byId.set(id, { kind: 'request', id, request, mayBeEmergency: mayBeEmergency(request) });
    }
    const needs = [...sessions.map(needOf(isAlarming)), ...requests.map(needOfRequest)];
    return [...new Set([...needOrder({ needs }).flatMap(id => byId.get(id) ?? []), ...chats])];
  },
};

/** True if the patient has a known alarm besides the flag. */
type IsAlarming = (session: ChatSession) => boolean;

const requestId = ({ id }: ChatRequest): string => `request:${id}`;

const needOf =
  (isAlarming: IsAlarming) =>
  (session: ChatSession): Need => {
    const { channelId, unread, couldNotRead = [] } = session;
    // A flag that could not be read may be set.
    const highRisk = session.highRisk || couldNotRead.includes('highRisk') || isAlarming(session);
    const { emergency, since } = needOfChat(session);
    return { id: channelId, emergency, highRisk, unread, since };
  };

function needOfRequest(request: ChatRequest): Need {
  const { highRisk, requestedAt } = request;
  return {
    id: requestId(request),
    emergency: mayBeEmergency(request),
    highRisk,
    unread: 0,
    since: requestedAt,
  };
}
