import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { WaitingChat } from '@/domain/notifications/WaitingChat';
import type { LiveState } from '../kernel/LiveState';
import type { Stop } from '../kernel/Stop';
import type { NotificationDesk } from './ports/NotificationDesk';

/** Follows the chats of one generation that have unread messages, most unread first. */
export class WatchWaitingChats {
  constructor(private readonly desk: NotificationDesk) {}

  execute(generation: ChatGeneration, tell: (state: LiveState<readonly WaitingChat[]>) => void): Stop {
    return this.desk.watchChats(generation, state => tell('value' in state ? { status: state.status, value: waiting(state.value) } : state));
  }
}

function waiting(chats: readonly WaitingChat[]): readonly WaitingChat[] {
  return chats.filter(({ unread }) => unread > 0).sort((a, b) => b.unread - a.unread || a.patient.localeCompare(b.patient));
}
