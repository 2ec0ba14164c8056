import { action } from 'mobx';
import type { ObservedChat } from '@/application/chat/page/ChatState';
import type { ChatListeners } from '@/application/chat/page/ChatUpdate';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Subscribes a store to the chat; all changes of one listener render once, after it. */
export function watchInActions(chat: Pick<ObservedChat, 'watch'>, listeners: ChatListeners): Unsubscribe {
  const wrapped = Object.entries(listeners).map(([topic, listener]) => [topic, action(listener)] as const);
  return chat.watch(Object.fromEntries(wrapped));
}
