import { clockFor } from '@/domain/kernel/time/clockFor';

describe('clockFor', () => {
  const noon = Date.parse('2026-06-10T15:00Z');

  it('shows the clock of another zone and that it is another day there', () => {
    expect(clockFor(noon, 'Australia/Sydney', 'Europe/London')).toEqual({
      zone: 'Australia/Sydney',
      date: '2026-06-11',
      time: '01:00',
      dayShift: 1,
    });
  });

  it('counts the day before across the end of a month', () => {
    expect(clockFor(Date.parse('2026-06-30T20:00Z'), 'Europe/London', 'Australia/Perth')).toMatchObject({
      date: '2026-06-30',
      dayShift: -1,
    });
  });

  it('is the same day at home', () => {
    expect(clockFor(noon, 'Europe/London', 'Europe/London')).toMatchObject({ time: '16:00', dayShift: 0 });
  });

  it('says nothing of a zone nobody knows', () => {
    expect(clockFor(noon, 'Mars/Base', 'Europe/London')).toBeUndefined();
  });
});
