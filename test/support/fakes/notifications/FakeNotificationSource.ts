import type { NotificationSource } from '@/application/notifications/ports/NotificationSource';
import type { NotificationPage } from '@/application/notifications/ports/NotificationFeed';
import { Listeners } from '@/application/kernel/Listeners';
import type { LiveState } from '@/application/kernel/LiveState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { StaffNotification } from '@/domain/notifications/StaffNotification';
import type { WaitingChat } from '@/domain/notifications/WaitingChat';

type Chats = LiveState<readonly WaitingChat[]>;

/** One watched value: its current state and its listeners. */
class Followed<T> {
  private readonly listeners = new Listeners<[value: T]>();

  constructor(public present: T) {}

  get size(): number {
    return this.listeners.size;
  }

  watch(notify: (value: T) => void): Unsubscribe {
    const stop = this.listeners.add(notify);
    notify(this.present);
    return stop;
  }

  become(value: T): void {
    this.present = value;
    this.listeners.notify(value);
  }
}

/** Reports what the test sets. */
export class FakeNotificationSource implements NotificationSource {
  private readonly person = new Followed<string | undefined>(undefined);
  private readonly page = new Followed<LiveState<NotificationPage>>({ status: 'unknown' });
  private readonly chats = {
    v1: new Followed<Chats>({ status: 'unknown' }),
    v2: new Followed<Chats>({ status: 'unknown' }),
  };

  get listening(): number {
    return this.person.size + this.page.size + this.chats.v1.size + this.chats.v2.size;
  }

  watchPerson(notify: (uid: string | undefined) => void): Unsubscribe {
    return this.person.watch(notify);
  }

  watchNotifications(notify: (state: LiveState<NotificationPage>) => void): Unsubscribe {
    return this.page.watch(notify);
  }

  watchChats(generation: WaitingChat['generation'], notify: (state: Chats) => void): Unsubscribe {
    return this.chats[generation].watch(notify);
  }

  /** Everything known about a user is removed with them. */
  signIn(uid: string | undefined): void {
    this.person.become(uid);
    if (uid !== undefined) return;
    for (const followed of [this.page, this.chats.v1, this.chats.v2]) followed.become({ status: 'unknown' });
  }

  notifications(state: LiveState<NotificationPage>): void {
    this.page.become(state);
  }

  list(...notifications: readonly StaffNotification[]): void {
    this.page.become({ status: 'live', value: { notifications, unreadable: 0 } });
  }

  say(generation: WaitingChat['generation'], state: Chats): void {
    this.chats[generation].become(state);
  }

  /** Unread messages of V2 chats by id; V1 has none unless the test sets them. */
  unread(chats: Readonly<Record<string, number>>): void {
    if (this.chats.v1.present.status === 'unknown') this.say('v1', { status: 'live', value: [] });
    const value = Object.entries(chats).map(([chatSessionId, unread]) => ({
      chatSessionId,
      generation: 'v2' as const,
      patient: chatSessionId,
      unread,
    }));
    this.say('v2', { status: 'live', value });
  }
}
