import { arrangePatients } from '@/domain/patients/list/arrangePatients';
import { needTime } from '@/domain/patients/list/needTime';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';

describe('needTime', () => {
  it.each([
    ['Europe/London', '2026-11-20T23:59:59.999Z', '2026-11-20', '2026-11-21T00:00Z'],
    ['Europe/London', '2026-11-21T00:00Z', '2026-11-21', '2026-11-22T00:00Z'],
    ['Australia/Sydney', '2026-11-20T13:30Z', '2026-11-21', '2026-11-21T13:00Z'],
    ['Europe/London', '2026-10-25T12:00Z', '2026-10-25', '2026-10-26T00:00Z'],
  ])('counts days in the calendar of %s at %s', (zone, now, today, dayEnd) => {
    expect(needTime(Date.parse(now), zone)).toEqual({ now: Date.parse(now), today, dayEnd: Date.parse(dayEnd) });
  });
});

describe('arrangePatients', () => {
  const now = Date.UTC(2026, 10, 20, 9, 30);
  const DAY = 24 * 3_600_000;
  const ana = anAssignedPatient({ id: 'p-ana' });
  const zoe = anAssignedPatient({
    id: 'p-zoe',
    firstName: 'Zoë',
    lastName: 'Abbot',
    highRisk: true,
    lastContactAt: now - DAY,
  });
  const max = anAssignedPatient({
    id: 'p-max',
    firstName: 'Max',
    lastName: 'Lima',
    unreadMessageCount: 2,
    waitingSince: now - 2 * DAY,
    lastContactAt: null,
  });
  const patients = [ana, max, zoe];
  const arranged = (part: Partial<Parameters<typeof arrangePatients>[0]> = {}) =>
    arrangePatients({ patients, search: '', order: 'need', now, dayEnd: now + DAY / 2, today: '2026-11-20', ...part });
  const ids = (part: Partial<Parameters<typeof arrangePatients>[0]>): string[] =>
    arranged(part).map(({ patient }) => patient.id);

  it('puts patients first who need the therapist, with the reasons', () => {
    expect(arranged().map(({ patient, reasons }) => [patient.id, reasons])).toEqual([
      ['p-zoe', ['highRisk']],
      ['p-max', ['overdue', 'longSilence']],
      ['p-ana', []],
    ]);
  });

  it('keeps the reasons in every other order', () => {
    expect(arranged({ order: 'name' })[0]).toMatchObject({ patient: { id: 'p-zoe' }, reasons: ['highRisk'] });
  });

  it('orders by last name, first name', () => {
    expect(ids({ order: 'name' })).toEqual(['p-zoe', 'p-ana', 'p-max']);
  });

  it('orders by the oldest contact first', () => {
    expect(ids({ order: 'lastContact' })[0]).toBe('p-max');
  });

  it.each([
    ['lima', ['p-max', 'p-ana']],
    ['LIMA ana', ['p-ana']],
    ['zoe', ['p-zoe']],
    ['p-max@example', ['p-max']],
    ['  ', ['p-zoe', 'p-max', 'p-ana']],
    ['nobody', []],
  ])('finds the right patients for %p', (search, expected) => {
    expect(ids({ search })).toEqual(expected);
  });
});
