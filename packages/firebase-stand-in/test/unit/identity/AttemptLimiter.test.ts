import { AttemptLimiter } from '../../../identity/AttemptLimiter';
import { OffsetClock } from '../../../kernel/OffsetClock';

describe('AttemptLimiter', () => {
  const setUp = (tries: number) => {
    const clock = new OffsetClock(() => 0);
    const limiter = new AttemptLimiter(clock);
    for (let i = 0; i < tries; i += 1) limiter.begin('a@example.org');
    return { clock, limiter };
  };

  it('pauses an address after the fifth wrong try, not before', () => {
    expect(setUp(4).limiter.isPaused('a@example.org')).toBe(false);
    expect(setUp(5).limiter.isPaused('a@example.org')).toBe(true);
  });

  it('lets every other address be', () => {
    expect(setUp(5).limiter.isPaused('b@example.org')).toBe(false);
  });

  it.each([
    [59_999, true],
    [60_000, false],
  ])('after %d ms paused is %s', (elapsed, paused) => {
    const { clock, limiter } = setUp(5);
    clock.offsetMs = elapsed;
    expect(limiter.isPaused('a@example.org')).toBe(paused);
  });

  it('starts again after a right password', () => {
    const { limiter } = setUp(4);
    limiter.forgive('a@example.org');
    limiter.begin('a@example.org');
    expect(limiter.isPaused('a@example.org')).toBe(false);
  });
});
