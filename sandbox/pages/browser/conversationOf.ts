import type { ChatEventDto } from '@/infrastructure/http/chat/chatDtos';

export interface Bubble {
  readonly kind: 'own' | 'other' | 'system';
  readonly text: string;
  readonly note: string;
}

export interface Conversation {
  /** Undefined if no chat is in progress. */
  readonly channel: string | undefined;
  readonly bubbles: readonly Bubble[];
  readonly isOtherTyping: boolean;
  /** Time id of the newest message. */
  readonly newest: string | undefined;
}

/** Builds the patient's view of the newest chat from its events, in any order. */
export function conversationOf(events: readonly ChatEventDto[], uid: string): Conversation {
  const inOrder = [...events].sort((a, b) => (a.seq < b.seq ? -1 : Number(a.seq > b.seq)));
  const shown = inOrder.at(-1)?.channel;
  const inChat = inOrder.filter(({ channel }) => channel === shown);
  const messages = new Map(inChat.filter(({ type }) => type === 'message').map(event => [event.timeId, event]));
  const sorted = [...messages.values()].sort((a, b) => (a.timeId < b.timeId ? -1 : 1));
  return {
    channel: inChat.some(({ type }) => type === 'ended') ? undefined : shown,
    bubbles: sorted.map(message => bubbleOf(message, inChat, uid)),
    isOtherTyping: inChat.some(
      ({ type, sender, isTyping }) => type === 'typing' && sender !== uid && isTyping === true,
    ),
    newest: sorted.at(-1)?.timeId,
  };
}

function bubbleOf(message: ChatEventDto, events: readonly ChatEventDto[], uid: string): Bubble {
  const changes = events.filter(
    ({ timeId, type }) => timeId === message.timeId && (type === 'edit' || type === 'delete'),
  );
  const isDeleted = changes.some(({ type }) => type === 'delete');
  const text = changes.filter(({ type }) => type === 'edit').at(-1)?.text ?? message.text ?? '';
  const time = new Date(Number(BigInt(message.timeId) / 10_000n)).toLocaleString('en-GB');
  const isRead = events.some(
    ({ type, sender, timeId }) => type === 'read' && sender !== uid && timeId >= message.timeId,
  );
  const kind = message.sender === uid ? 'own' : message.sender === 'system' ? 'system' : 'other';
  return { kind, text: isDeleted ? 'Deleted' : text, note: kind === 'own' && isRead ? `${time} · read` : time };
}
