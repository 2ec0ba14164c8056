import { dateBefore } from '@/domain/kernel/time/wallDayAt';

describe('dateBefore', () => {
  it.each([
    ['2026-11-26', '2026-11-25'],
    ['2026-11-10', '2026-11-09'],
    ['2026-11-01', '2026-10-31'],
    ['2028-03-01', '2028-02-29'],
    ['2026-03-01', '2026-02-28'],
    ['2027-01-01', '2026-12-31'],
  ])('of %s is %s', (date, before) => {
    expect(dateBefore(date)).toBe(before);
  });
});
