import { withTimeout } from '@/infrastructure/firebase/chat/withTimeout';

describe('withTimeout', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('returns an answer that arrives in time', async () => {
    await expect(withTimeout(100, Promise.resolve('here'))).resolves.toBe('here');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('returns undefined when the answer takes longer', async () => {
    const answer = withTimeout(100, new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(100);
    await expect(answer).resolves.toBeUndefined();
  });

  it('passes on a failure', async () => {
    await expect(withTimeout(100, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
