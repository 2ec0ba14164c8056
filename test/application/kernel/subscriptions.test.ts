import { Listeners } from '@/application/kernel/Listeners';
import type { LiveState, LiveSubscriber } from '@/application/kernel/LiveState';
import {
  FIRST_RETRY_MS,
  LAST_RETRY_MS,
  LIVE_LIMIT_MS,
  RetryingSubscription,
} from '@/application/kernel/RetryingSubscription';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

describe('Listeners', () => {
  it('notifies every listener, and each subscription separately', () => {
    const [listeners, received]: [Listeners<[string]>, string[]] = [new Listeners<[string]>(), []];
    const listener = (news: string): void => void received.push(news);
    const stop = listeners.add(listener);
    listeners.add(listener);
    listeners.notify('one');
    stop();
    stop();
    listeners.notify('two');
    expect([received, listeners.size]).toEqual([['one', 'one', 'two'], 1]);
  });

  it('does not notify a listener that was added or removed in the same round', () => {
    const [listeners, received]: [Listeners, string[]] = [new Listeners(), []];
    listeners.add(() => {
      stop();
      listeners.add(() => received.push('late'));
    });
    const stop = listeners.add(() => received.push('stopped'));
    listeners.notify();
    expect(received).toEqual([]);
  });
});

describe('RetryingSubscription', () => {
  function setUp() {
    const clock = new ManualClock();
    const watchers: LiveSubscriber<string>[] = [];
    const states: LiveState<string>[] = [];
    let attached = 0;
    const attach = (watcher: LiveSubscriber<string>) => {
      watchers.push(watcher);
      attached += 1;
      return () => void (attached -= 1);
    };
    const stop = new RetryingSubscription(attach, clock, state => states.push(state)).start();
    const newest = (): LiveSubscriber<string> => {
      const last = watchers.at(-1);
      if (last === undefined) throw new Error('Nobody listens');
      return last;
    };
    return { clock, watchers, states, newest, stop, attached: () => attached };
  }

  it('reports a value, that it may be stale, and the next value', () => {
    const { newest, states } = setUp();
    newest().onStale();
    newest().onValue('one');
    newest().onStale();
    newest().onStale();
    newest().onValue('two');
    expect(states).toEqual([
      { status: 'live', value: 'one' },
      { status: 'delayed', value: 'one' },
      { status: 'live', value: 'two' },
    ]);
  });

  it('reports a failure, not an empty list, when nothing arrives', () => {
    const { clock, states, newest } = setUp();
    clock.advance(LIVE_LIMIT_MS - 1);
    expect(states).toEqual([]);
    clock.advance(1);
    expect(states).toEqual([{ status: 'failed' }]);
    newest().onValue('late');
    expect(states.at(-1)).toEqual({ status: 'live', value: 'late' });
  });

  it('subscribes again when a listener dies, with growing pauses, and ignores the old one', () => {
    const { clock, watchers, states } = setUp();
    const first = watchers[0];
    first?.onValue('one');
    first?.onDown();
    first?.onValue('ghost');
    expect(states).toEqual([
      { status: 'live', value: 'one' },
      { status: 'delayed', value: 'one' },
    ]);
    clock.advance(FIRST_RETRY_MS);
    expect(watchers).toHaveLength(2);
    for (let turn = 0; turn < 10; turn += 1) {
      watchers.at(-1)?.onDown();
      clock.advance(LAST_RETRY_MS);
    }
    expect(watchers).toHaveLength(12);
    watchers.at(-1)?.onValue('two');
    expect(states.at(-1)).toEqual({ status: 'live', value: 'two' });
  });

  it('reports a failure immediately when the first listener dies', () => {
    const { newest, states } = setUp();
    newest().onDown();
    expect(states).toEqual([{ status: 'failed' }]);
  });

  it('leaves no listener and no alarm', () => {
    const { clock, newest, stop, attached, states } = setUp();
    const last = newest();
    stop();
    last.onValue('too late');
    last.onDown();
    expect([attached(), clock.pendingWakes, states]).toEqual([0, 0, []]);
  });
});
