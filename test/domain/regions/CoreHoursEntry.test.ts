import { coreHoursFaults, entryOf, inOrder, scheduleOf, type CoreHoursEntry } from '@/domain/regions/CoreHoursEntry';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';

const hours = { startTime: { hours: 9, minutes: 5 }, endTime: { hours: 17, minutes: 30 } };
const schedule: CoverageSchedule = {
  timeZone: 'Europe/London',
  ...hours,
  week: [
    { weekday: 6, hours: { startTime: { hours: 10, minutes: 0 }, endTime: { hours: 2, minutes: 0 } } },
    { weekday: 7, hours: null },
  ],
  exceptions: [
    { date: '2026-12-24', hours },
    { date: '2026-12-25', hours: null },
  ],
};
const entry = entryOf(schedule);
const faultsWith = (changes: Partial<CoreHoursEntry>) => coreHoursFaults({ ...entry, ...changes });

describe('core hours as edited in a form', () => {
  it('become the same schedule again', () => {
    expect(scheduleOf(entry)).toEqual(schedule);
    expect(entry).toMatchObject({ start: '09:05', saturday: { choice: 'own', end: '02:00' }, monday: { start: '' } });
  });

  it('use the daily hours for every day if the schedule has no weekdays or dates', () => {
    const plain = entryOf({ timeZone: 'Europe/London', ...hours });
    expect(plain).toMatchObject({ sunday: { choice: 'everyDay' }, exceptions: [] });
  });

  it('list their dates in calendar order', () => {
    const dates = [...entry.exceptions].reverse();
    expect(inOrder({ ...entry, exceptions: dates }).exceptions).toEqual(entry.exceptions);
    expect(scheduleOf({ ...entry, exceptions: dates })).toEqual(schedule);
  });

  it.each([
    [{ start: '' }, { place: 'everyDay', fault: 'noTime' }],
    [{ end: '24:00' }, { place: 'everyDay', fault: 'noTime' }],
    [{ timeZone: ' ' }, { place: 'everyDay', fault: 'noZone' }],
    [{ friday: { choice: 'own', start: '09:00', end: '' } }, { place: 'friday', fault: 'noTime' }],
    [{ exceptions: [{ date: '', choice: 'none', start: '', end: '' }] }, { place: 0, fault: 'noDate' }],
    [{ exceptions: [{ date: '2026-02-30', choice: 'none', start: '', end: '' }] }, { place: 0, fault: 'noDate' }],
    [{ exceptions: [{ date: '2026-12-25', choice: null, start: '', end: '' }] }, { place: 0, fault: 'noChoice' }],
    [{ exceptions: [{ date: '2026-12-25', choice: 'own', start: '', end: '' }] }, { place: 0, fault: 'noTime' }],
  ] as const)('are invalid with %j', (changes, fault) => {
    expect(faultsWith(changes)).toEqual([fault]);
    expect(scheduleOf({ ...entry, ...changes })).toBeUndefined();
  });

  it('reject a repeated date, and more dates than the maximum', () => {
    const day = { date: '2026-12-25', choice: 'none', start: '', end: '' } as const;
    expect(faultsWith({ exceptions: [day, day] })).toEqual([
      { place: 0, fault: 'twice' },
      { place: 1, fault: 'twice' },
    ]);
    const many = Array.from({ length: 201 }, (_, index) => ({
      ...day,
      date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    }));
    expect(faultsWith({ exceptions: many })).toEqual([{ place: 'exceptions', fault: 'tooMany' }]);
  });
});
