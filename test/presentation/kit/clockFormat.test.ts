import { clockFormat } from '@/presentation/kit/time/clockFormat';
import { patientTime } from '@/presentation/patients/patientTime';

const noon = Date.parse('2026-07-01T12:00:00Z');

describe('times and days of odd records', () => {
  it('are formatted in their time zone', () => {
    expect(clockFormat({ hour: '2-digit', minute: '2-digit' }, 'Europe/London').format(noon)).toBe('13:00');
  });

  it('are in UTC, and say so, when the zone is unknown', () => {
    expect(clockFormat({ hour: '2-digit', minute: '2-digit' }, 'somethingNew').format(noon)).toBe('12:00 UTC');
    expect(clockFormat({ dateStyle: 'short', timeStyle: 'short' }, '').format(noon)).toBe('01/07/2026, 12:00');
  });

  it.each(['', 'somethingNew', '2026-13-45', '99999999999999999'])(
    'are shown as written when they are not a day: %j',
    day => {
      expect(patientTime.day(day)).toBe(day);
    },
  );
});
