import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { appointmentTimes, type AppointmentTimesInput } from '@/domain/patients/appointments/appointmentTimes.rule';
import { clockFor } from '@/domain/kernel/time/clockFor';
import { regionZones } from '@/domain/kernel/time/regionZones';
import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';

const zones = [...regionZones.UK, ...regionZones.Australia];
const at = (text: string): number => Date.parse(text);
const MINUTE = 60_000;
/** Days of the calendar. On the days of clock changes they do not have 24 hours. */
const daysLater = (date: string, days: number): string =>
  new Date(at(`${date}T00:00Z`) + days * 24 * 60 * MINUTE).toISOString().slice(0, 10);

/**
 * The weeks of clock changes in London, Adelaide, Hobart, Lord Howe, Melbourne and Sydney, and one without a change.
 */
const weeks = ['2026-03-26', '2026-04-02', '2026-10-01', '2026-10-22', '2027-03-25', '2027-04-01', '2026-07-01'].map(
  day => at(`${day}T00:00Z`),
);
const moment = fc
  .tuple(fc.constantFrom(...weeks), fc.integer({ min: 0, max: 7 * 24 * 60 - 1 }))
  .map(([week, minutes]) => week + minutes * MINUTE);
const zone = fc.constantFrom(...zones);
const typed = (start: number, end: number, home: string, patientZone: string): AppointmentTimesInput => ({
  start: wallTimeAt(start, home) ?? '',
  end: wallTimeAt(end, home) ?? '',
  zone: home,
  patientZone,
  startChoice: null,
  endChoice: null,
  now: at('2026-03-01T00:00Z'),
});

describe('appointmentTimes, in all zones of both regions around clock changes', () => {
  it('returns the moment that the clock shows, or requires a choice between two', () => {
    assertProperty(
      fc.property(moment, fc.integer({ min: 5, max: 480 }), zone, zone, (start, minutes, home, patientZone) => {
        const input = typed(start, start + minutes * MINUTE, home, patientZone);
        const plain = appointmentTimes(input);
        const found = (['earlier', 'later'] as const).flatMap(startChoice =>
          (['earlier', 'later'] as const).map(endChoice => appointmentTimes({ ...input, startChoice, endChoice })),
        );
        expect(found).toContainEqual(expect.objectContaining({ start, end: start + minutes * MINUTE, faults: [] }));
        if (plain.faults.length === 0) expect(plain).toMatchObject({ start, end: start + minutes * MINUTE });
        else expect(plain.faults.every(fault => fault === 'startTwice' || fault === 'endTwice')).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('never accepts a time that the clock skips', () => {
    const wall = fc
      .tuple(fc.constantFrom(...weeks), fc.integer({ min: 0, max: 7 * 24 * 4 - 1 }))
      .map(([week, quarters]) => new Date(week + quarters * 15 * MINUTE).toISOString().slice(0, 16));
    assertProperty(
      fc.property(wall, zone, fc.constantFrom('earlier', 'later', null), (start, home, startChoice) => {
        const { start: found, faults } = appointmentTimes({ ...typed(0, 0, home, home), start, startChoice });
        if (found === null)
          expect(faults.some(fault => fault === 'startInGap' || (fault === 'startTwice' && startChoice === null))).toBe(
            true,
          );
        else expect(wallTimeAt(found, home)).toBe(start);
      }),
      { numRuns: 400 },
    );
  });

  it('returns the same moment on the patient’s clock, at most one day apart', () => {
    assertProperty(
      fc.property(moment, zone, zone, (start, home, patientZone) => {
        const clock = clockFor(start, patientZone, home);
        expect(`${clock?.date}T${clock?.time}`).toBe(wallTimeAt(start, patientZone));
        expect(Math.abs(clock?.dayShift ?? 9)).toBeLessThanOrEqual(1);
        expect(daysLater(wallTimeAt(start, home)?.slice(0, 10) ?? '', clock?.dayShift ?? 9)).toBe(clock?.date);
      }),
      { numRuns: 300 },
    );
  });
});
