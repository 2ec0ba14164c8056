import { FRESH_FOR_MS, FRESH_ON_RETURN_MS, RefreshWhileShown } from '@/application/kernel/RefreshWhileShown';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

describe('RefreshWhileShown', () => {
  function setUp() {
    const clock = new ManualClock();
    let reloads = 0;
    const fresh = new RefreshWhileShown(() => (reloads += 1), clock);
    return { clock, fresh, list: {}, other: {}, reloads: () => reloads };
  }

  it('reloads twice a minute while the screen is visible, but not immediately', () => {
    const { clock, fresh, list, reloads } = setUp();
    fresh.execute(list, true);
    clock.advance(FRESH_FOR_MS - 1);
    expect(reloads()).toBe(0);
    clock.advance(1);
    expect(reloads()).toBe(1);
    clock.advance(FRESH_FOR_MS);
    expect(reloads()).toBe(2);
  });

  it('does not reload while the screen is hidden, but as soon as it is visible again', () => {
    const { clock, fresh, list, reloads } = setUp();
    fresh.execute(list, true);
    fresh.execute(list, false);
    clock.advance(10 * FRESH_FOR_MS);
    expect(reloads()).toBe(0);
    fresh.execute(list, true);
    expect(reloads()).toBe(1);
  });

  it('does not reload after a short absence', () => {
    const { clock, fresh, list, reloads } = setUp();
    fresh.execute(list, true);
    for (let look = 0; look < 5; look += 1) {
      fresh.execute(list, false);
      clock.advance(FRESH_ON_RETURN_MS / 6);
      fresh.execute(list, true);
    }
    expect(reloads()).toBe(0);
  });

  it('counts from the last time the list was loaded, by any request', () => {
    const { clock, fresh, list, reloads } = setUp();
    fresh.execute(list, true);
    clock.advance(FRESH_FOR_MS - 1_000);
    fresh.loaded();
    clock.advance(FRESH_FOR_MS - 1);
    expect(reloads()).toBe(0);
    clock.advance(1);
    expect(reloads()).toBe(1);
  });

  it('reloads once for several lists, until the last of them is closed', () => {
    const { clock, fresh, list, other, reloads } = setUp();
    fresh.execute(list, true);
    fresh.execute(other, true);
    clock.advance(FRESH_FOR_MS);
    expect(reloads()).toBe(1);
    fresh.execute(list, false);
    clock.advance(FRESH_FOR_MS);
    expect(reloads()).toBe(2);
    fresh.execute(other, false);
    clock.advance(FRESH_FOR_MS);
    expect(reloads()).toBe(2);
  });
});
