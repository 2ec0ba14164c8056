import { repeatEvery } from '@/presentation/kit/repeatEvery';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

describe('repeatEvery', () => {
  it('runs after each period and not before', () => {
    const clock = new ManualClock();
    let runs = 0;
    repeatEvery(clock, 1_000, () => (runs += 1));
    clock.advance(999);
    expect(runs).toBe(0);
    clock.advance(1);
    expect(runs).toBe(1);
    clock.advance(3_000);
    expect(runs).toBe(4);
  });

  it('ends when it is stopped, even during a run', () => {
    const clock = new ManualClock();
    let runs = 0;
    const stop = repeatEvery(clock, 1_000, () => {
      runs += 1;
      if (runs === 2) stop();
    });
    clock.advance(5_000);
    expect(runs).toBe(2);
  });
});
