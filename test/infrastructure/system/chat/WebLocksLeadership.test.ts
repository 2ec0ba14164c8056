import { WebLocksLeadership } from '@/infrastructure/system/chat/WebLocksLeadership';
import { refusingLocks } from '#test/support/builders/chat/refusingLocks';

/** The platform's locks: one holder per name, the others wait in line. */
class QueueLocks {
  private readonly lines = new Map<string, Promise<unknown>>();

  readonly manager = {
    request: async (name: string, { signal }: { signal: AbortSignal }, held: () => Promise<unknown>) => {
      const before = this.lines.get(name) ?? Promise.resolve();
      const turn = before.then(() => {
        if (signal.aborted) throw new DOMException('The request was aborted.', 'AbortError');
        return held();
      });
      this.lines.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
    query: () => Promise.resolve({}),
  } as LockManager;
}

const settled = () => new Promise(resolve => setTimeout(resolve, 5));

describe('WebLocksLeadership', () => {
  it('elects one window of a user, and the next one when it closes', async () => {
    const locks = new QueueLocks().manager;
    const elected: string[] = [];
    const stopFirst = new WebLocksLeadership(locks).campaign('ann', () => elected.push('first'));
    new WebLocksLeadership(locks).campaign('ann', () => elected.push('second'));
    await settled();
    expect(elected).toEqual(['first']);
    stopFirst();
    await settled();
    expect(elected).toEqual(['first', 'second']);
  });

  it('elects one window for each user', async () => {
    const locks = new QueueLocks().manager;
    const elected: string[] = [];
    new WebLocksLeadership(locks).campaign('ann', () => elected.push('ann'));
    new WebLocksLeadership(locks).campaign('zoe', () => elected.push('zoe'));
    await settled();
    expect(elected).toEqual(['ann', 'zoe']);
  });

  it('does not elect a window that has stopped waiting', async () => {
    const locks = new QueueLocks().manager;
    const elected: string[] = [];
    const stopFirst = new WebLocksLeadership(locks).campaign('ann', () => elected.push('first'));
    const stopSecond = new WebLocksLeadership(locks).campaign('ann', () => elected.push('second'));
    await settled();
    stopSecond();
    stopFirst();
    await settled();
    expect(elected).toEqual(['first']);
  });

  it('elects every window if the platform has no locks', async () => {
    const elected: string[] = [];
    new WebLocksLeadership(undefined).campaign('ann', () => elected.push('only'));
    expect(elected).toEqual([]);
    await settled();
    expect(elected).toEqual(['only']);
  });

  it('elects every window that has not resigned if the browser refuses the locks', async () => {
    const elected: string[] = [];
    new WebLocksLeadership(refusingLocks).campaign('ann', () => elected.push('stays'));
    new WebLocksLeadership(refusingLocks).campaign('ann', () => elected.push('resigned'))();
    expect(elected).toEqual([]);
    await settled();
    expect(elected).toEqual(['stays']);
  });
});
