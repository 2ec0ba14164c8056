import { action, makeObservable, observableRef } from 'mobx';
import type { WatchWaitingChats } from '@/application/notifications/WatchWaitingChats';
import type { LiveState } from '@/application/kernel/LiveState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { WaitingChat } from '@/domain/notifications/WaitingChat';

type Chats = LiveState<readonly WaitingChat[]>;

const generations = ['v1', 'v2'] as const;

/** The chats with unread messages, in both generations. */
export class MessagesStore {
  v1: Chats = { status: 'unknown' };
  v2: Chats = { status: 'unknown' };

  constructor(private readonly watchWaitingChats: WatchWaitingChats) {
    makeObservable<this, 'take'>(this, { v1: observableRef, v2: observableRef, take: action });
  }

  start(): Unsubscribe {
    const stops = generations.map(generation => this.watchWaitingChats.execute(generation, chats => this.take(generation, chats)));
    return () => stops.forEach(stop => stop());
  }

  /** Unread messages of the generation; undefined while nobody knows. */
  unread(generation: ChatGeneration): number | undefined {
    const chats = this[generation];
    return 'value' in chats ? chats.value.reduce((sum, { unread }) => sum + unread, 0) : undefined;
  }

  linkOf({ generation, chatSessionId }: WaitingChat): string {
    return `${generation === 'v1' ? '/therapist/chat' : '/therapist/go-chat/all'}/${encodeURIComponent(chatSessionId)}`;
  }

  private take(generation: ChatGeneration, chats: Chats): void {
    this[generation] = chats;
  }
}
