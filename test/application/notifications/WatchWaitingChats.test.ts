import { WatchWaitingChats } from '@/application/notifications/WatchWaitingChats';
import type { LiveState } from '@/application/kernel/LiveState';
import type { WaitingChat } from '@/domain/notifications/WaitingChat';
import { FakeNotificationSource } from '#test/support/fakes/notifications/FakeNotificationSource';

describe('WatchWaitingChats', () => {
  it('reports the chats with unread messages, most unread first, and never a failure as none', () => {
    const source = new FakeNotificationSource();
    const states: LiveState<readonly WaitingChat[]>[] = [];
    new WatchWaitingChats(source).execute('v2', state => states.push(state));
    source.say('v2', { status: 'failed' });
    source.unread({ bea: 1, cleo: 0, ana: 1, dan: 4 });
    expect(states.slice(0, 2)).toEqual([{ status: 'unknown' }, { status: 'failed' }]);
    const last = states.at(-1);
    expect(last !== undefined && 'value' in last && last.value.map(({ patient, unread }) => [patient, unread])).toEqual(
      [
        ['dan', 4],
        ['ana', 1],
        ['bea', 1],
      ],
    );
  });
});
