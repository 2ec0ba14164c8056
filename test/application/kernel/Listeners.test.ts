import { Listeners } from '@/application/kernel/Listeners';

describe('Listeners', () => {
  it('notifies every listener, and each subscription separately', () => {
    const [listeners, told]: [Listeners<[string]>, string[]] = [new Listeners<[string]>(), []];
    const listener = (news: string): void => void told.push(news);
    const stop = listeners.add(listener);
    listeners.add(listener);
    listeners.notify('one');
    stop();
    stop();
    listeners.notify('two');
    expect([told, listeners.size]).toEqual([['one', 'one', 'two'], 1]);
  });

  it('does not tell who stopped in the same round, nor who came in it', () => {
    const [listeners, told]: [Listeners, string[]] = [new Listeners(), []];
    listeners.add(() => {
      stop();
      listeners.add(() => told.push('late'));
    });
    const stop = listeners.add(() => told.push('stopped'));
    listeners.notify();
    expect(told).toEqual([]);
  });
});
