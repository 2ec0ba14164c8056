import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { WaitingChat } from '@/domain/notifications/WaitingChat';
import type { LiveState } from '../kernel/LiveState';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { NotificationSource } from './ports/NotificationSource';

/** Follows the chats of one generation that have unread messages, emergencies and then most unread first. */
export class WatchWaitingChats {
  constructor(private readonly source: NotificationSource) {}

  execute(generation: ChatGeneration, notify: (state: LiveState<readonly WaitingChat[]>) => void): Unsubscribe {
    return this.source.watchChats(generation, state =>
      notify('value' in state ? { status: state.status, value: waiting(state.value) } : state),
    );
  }
}

const emergencyFirst = (a: WaitingChat, b: WaitingChat): number =>
  Number(b.emergency ?? false) - Number(a.emergency ?? false);

function waiting(chats: readonly WaitingChat[]): readonly WaitingChat[] {
  return chats
    .filter(({ unread }) => unread > 0)
    .sort((a, b) => emergencyFirst(a, b) || b.unread - a.unread || a.patient.localeCompare(b.patient));
}
