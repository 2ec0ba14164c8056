import { needTime } from '@/domain/patients/list/needTime';

describe('needTime', () => {
  it.each([
    ['Europe/London', '2026-11-20T23:59:59.999Z', '2026-11-20', '2026-11-21T00:00Z'],
    ['Europe/London', '2026-11-21T00:00Z', '2026-11-21', '2026-11-22T00:00Z'],
    ['Australia/Sydney', '2026-11-20T13:30Z', '2026-11-21', '2026-11-21T13:00Z'],
    ['Europe/London', '2026-10-25T12:00Z', '2026-10-25', '2026-10-26T00:00Z'],
  ])('counts days by the calendar of %s at %s', (zone, now, today, dayEnd) => {
    expect(needTime(Date.parse(now), zone)).toEqual({ now: Date.parse(now), today, dayEnd: Date.parse(dayEnd) });
  });
});
