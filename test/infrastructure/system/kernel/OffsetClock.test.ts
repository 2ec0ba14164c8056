import { OffsetClock } from '@/infrastructure/system/kernel/OffsetClock';

describe('OffsetClock', () => {
  it('returns the server’s time and sets alarms by the device’s', () => {
    const delays: number[] = [];
    const clock = new OffsetClock({
      now: () => 1_000,
      wakeIn: delay => {
        delays.push(delay);
        return () => undefined;
      },
    });
    clock.offset = -250;
    expect(clock.now()).toBe(750);
    clock.wakeIn(40, () => undefined);
    expect(delays).toEqual([40]);
  });
});
