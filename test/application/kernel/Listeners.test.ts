import { Listeners } from '@/application/kernel/Listeners';

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

  it('does not notify a listener that was removed or added in the same round', () => {
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
