import type { NotificationSource } from '@/application/notifications/ports/NotificationSource';
import type { NotificationPage } from '@/application/notifications/ports/NotificationFeed';
import type { LiveState } from '@/application/kernel/LiveState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { WaitingChat } from '@/domain/notifications/WaitingChat';

type Chats = LiveState<readonly WaitingChat[]>;

export interface NotificationSourceHarness {
  readonly source: NotificationSource;
  /** A user who may chat signs in. Undefined if they sign out. */
  readonly signIn: (uid: string | undefined) => void;
  readonly notifications: (state: LiveState<NotificationPage>) => void;
  readonly chats: (generation: WaitingChat['generation'], state: Chats) => void;
}

const page: NotificationPage = { notifications: [], unreadable: 2 };
const chat = (generation: WaitingChat['generation'], unread: number): WaitingChat => ({
  chatSessionId: 'ana',
  generation,
  patient: 'Ana Novak',
  unread,
});

/** The contract of every NotificationSource, including its fake. */
export function notificationSourceContract(name: string, make: () => NotificationSourceHarness): void {
  describe(`${name} keeps the NotificationSource contract`, () => {
    const collect = <T>(watch: (notify: (value: T) => void) => Unsubscribe) => {
      const received: T[] = [];
      const stop = watch(value => received.push(value));
      return { received, stop, last: () => received.at(-1) };
    };

    it('reports who chats here, immediately and after every change', () => {
      const { source, signIn } = make();
      const { received, stop } = collect<string | undefined>(notify => source.watchPerson(notify));
      signIn('ann');
      signIn(undefined);
      signIn('ben');
      expect(collect<string | undefined>(notify => source.watchPerson(notify)).last()).toBe('ben');
      stop();
      signIn(undefined);
      expect(received).toEqual([undefined, 'ann', undefined, 'ben']);
    });

    it('reports notifications, also the current ones to late subscribers', () => {
      const { source, signIn, notifications } = make();
      signIn('ann');
      const { received, stop } = collect<LiveState<NotificationPage>>(notify => source.watchNotifications(notify));
      notifications({ status: 'live', value: page });
      notifications({ status: 'delayed', value: page });
      stop();
      notifications({ status: 'failed' });
      expect(received).toEqual([
        { status: 'unknown' },
        { status: 'live', value: page },
        { status: 'delayed', value: page },
      ]);
      expect(collect<LiveState<NotificationPage>>(notify => source.watchNotifications(notify)).last()).toEqual({
        status: 'failed',
      });
    });

    it('reports a V2 chat as an unanswered emergency until it is answered', () => {
      const { source, signIn, chats } = make();
      signIn('ann');
      const { last } = collect<Chats>(notify => source.watchChats('v2', notify));
      const emergency = { ...chat('v2', 1), emergency: true };
      chats('v2', { status: 'live', value: [emergency] });
      expect(last()).toEqual({ status: 'live', value: [emergency] });
      chats('v2', { status: 'live', value: [chat('v2', 1)] });
      expect(last()).toEqual({ status: 'live', value: [chat('v2', 1)] });
    });

    it.each(['v1', 'v2'] as const)(
      'reports the chats of %s, including those without unread messages, and no others',
      generation => {
        const { source, signIn, chats } = make();
        signIn('ann');
        const mine = collect<Chats>(notify => source.watchChats(generation, notify));
        const others = collect<Chats>(notify => source.watchChats(generation === 'v1' ? 'v2' : 'v1', notify));
        expect(mine.last()).toEqual({ status: 'unknown' });
        chats(generation, { status: 'live', value: [chat(generation, 0)] });
        expect(mine.last()).toEqual({ status: 'live', value: [chat(generation, 0)] });
        chats(generation, { status: 'delayed', value: [chat(generation, 3)] });
        expect([mine.last(), collect<Chats>(notify => source.watchChats(generation, notify)).last()]).toEqual([
          { status: 'delayed', value: [chat(generation, 3)] },
          { status: 'delayed', value: [chat(generation, 3)] },
        ]);
        expect(others.last()).toEqual({ status: 'unknown' });
      },
    );

    it('reports nothing of a user who has signed out', () => {
      const { source, signIn, notifications, chats } = make();
      signIn('ann');
      notifications({ status: 'live', value: page });
      chats('v1', { status: 'live', value: [chat('v1', 1)] });
      chats('v2', { status: 'live', value: [chat('v2', 1)] });
      const now = [
        collect<LiveState<NotificationPage>>(notify => source.watchNotifications(notify)),
        collect<Chats>(notify => source.watchChats('v1', notify)),
        collect<Chats>(notify => source.watchChats('v2', notify)),
      ];
      signIn(undefined);
      expect(now.map(({ last }) => last())).toEqual([
        { status: 'unknown' },
        { status: 'unknown' },
        { status: 'unknown' },
      ]);
    });
  });
}
