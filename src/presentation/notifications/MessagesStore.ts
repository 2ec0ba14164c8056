import { action, makeObservable, observableRef } from 'mobx';
import type { WatchWaitingChats } from '@/application/notifications/WatchWaitingChats';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { LiveState } from '@/application/kernel/LiveState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { CHAT_GENERATIONS, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { WaitingChat } from '@/domain/notifications/WaitingChat';
import { chatPath } from '../chat/chatPath';
import { SteadyRows } from '../kit/SteadyRows';

type Chats = LiveState<readonly WaitingChat[]>;

/** The chats with unread messages, in both generations. */
export class MessagesStore {
  readonly generations = CHAT_GENERATIONS;
  v1: Chats = { status: 'unknown' };
  v2: Chats = { status: 'unknown' };
  readonly steady: SteadyRows;

  constructor(
    private readonly watchWaitingChats: WatchWaitingChats,
    clock: Pick<Clock, 'wakeIn'>,
  ) {
    this.steady = new SteadyRows(clock);
    makeObservable<this, 'apply'>(this, { v1: observableRef, v2: observableRef, apply: action });
  }

  start(): Unsubscribe {
    const stops = [
      this.steady.start(),
      ...CHAT_GENERATIONS.map(generation =>
        this.watchWaitingChats.execute(generation, chats => this.apply(generation, chats)),
      ),
    ];
    return () => stops.forEach(stop => stop());
  }

  /** The known chats of a generation, in display order. */
  shown(generation: ChatGeneration): readonly WaitingChat[] {
    const chats = this[generation];
    return this.steady.arrange('value' in chats ? chats.value : [], ({ chatSessionId }) => chatSessionId, generation);
  }

  /** The number of unread messages in a generation; undefined if it is unknown. */
  unread(generation: ChatGeneration): number | undefined {
    const chats = this[generation];
    return 'value' in chats ? chats.value.reduce((sum, { unread }) => sum + unread, 0) : undefined;
  }

  linkOf(chat: WaitingChat): string {
    return chatPath(chat);
  }

  private apply(generation: ChatGeneration, chats: Chats): void {
    this[generation] = chats;
  }
}
