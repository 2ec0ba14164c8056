import { AddressLimiter, wrongTriesFromOneAddress } from '../../../identity/AddressLimiter';
import { OffsetClock } from '../../../kernel/OffsetClock';

describe('AddressLimiter', () => {
  const setUp = (tries: number) => {
    const clock = new OffsetClock(() => 0);
    const limiter = new AddressLimiter(clock);
    for (let i = 0; i < tries; i += 1) limiter.begin('10.0.0.1');
    return { clock, limiter };
  };

  it('pauses an address after its fiftieth wrong password for any accounts, and no other address', () => {
    expect(setUp(wrongTriesFromOneAddress - 1).limiter.isPaused('10.0.0.1')).toBe(false);
    const { limiter } = setUp(wrongTriesFromOneAddress);
    expect([limiter.isPaused('10.0.0.1'), limiter.isPaused('10.0.0.2')]).toEqual([true, false]);
  });

  it.each([
    [59_999, true],
    [60_000, false],
  ])('after %d ms paused is %s', (elapsed, paused) => {
    const { clock, limiter } = setUp(wrongTriesFromOneAddress);
    clock.offsetMs = elapsed;
    expect(limiter.isPaused('10.0.0.1')).toBe(paused);
  });

  it('lets one right password take back one try only', () => {
    const { limiter } = setUp(wrongTriesFromOneAddress + 1);
    limiter.forgive('10.0.0.1');
    expect(limiter.isPaused('10.0.0.1')).toBe(true);
    limiter.forgive('10.0.0.1');
    expect(limiter.isPaused('10.0.0.1')).toBe(false);
  });
});
