import { WatchTherapistHours, type HoursReading } from '@/application/regions/WatchTherapistHours';
import { MOST_CALLS } from '@/application/kernel/bulk/forEachConcurrently';
import { FakeTherapistHoursGateway } from '#test/support/fakes/regions/FakeTherapistHoursGateway';
import { FakeUserGateway } from '#test/support/fakes/users/FakeUserGateway';
import { eventually } from '#test/support/eventually';

const week = { timeZone: 'Europe/London', times: [] };

function setUp(count: number) {
  const [users, hours] = [new FakeUserGateway(), new FakeTherapistHoursGateway()];
  for (let number = 1; number <= count; number += 1) {
    users.add(`t-${number}`, { therapist: '' });
    hours.hours.set(`t-${number}`, week);
  }
  users.add('somebody-else', { support: '' });
  const readings: HoursReading[] = [];
  const watch = new WatchTherapistHours({ users, hours, zone: 'Europe/London' });
  const start = () => watch.execute(reading => readings.push(reading));
  const last = () => readings.at(-1);
  const ended = () => eventually(() => expect(last()?.status).not.toBe('reading'));
  return { users, hours, readings, start, last, ended };
}

const therapistsOf = (reading: HoursReading | undefined) => (reading?.status === 'read' ? reading.therapists : []);

describe('WatchTherapistHours', () => {
  it('loads all therapists of the group over all pages, a few in parallel, and reports its progress', async () => {
    const { hours, readings, start, last, ended } = setUp(23);
    start();
    await ended();
    expect(therapistsOf(last())).toHaveLength(23);
    expect(therapistsOf(last()).every(({ availability }) => availability !== undefined)).toBe(true);
    expect(hours.mostAtOnce).toBeLessThanOrEqual(MOST_CALLS);
    expect(readings).toContainEqual({ status: 'reading', read: 0, all: undefined });
    expect(readings).toContainEqual({ status: 'reading', read: 12, all: 23 });
  });

  it('does not count unreadable hours as no hours', async () => {
    const { hours, start, last, ended } = setUp(3);
    hours.hours.delete('t-2');
    start();
    await ended();
    expect(therapistsOf(last()).find(({ id }) => id === 't-2')).toMatchObject({ availability: undefined });
    expect(therapistsOf(last())).toHaveLength(3);
  });

  it('stops when there are no answers, and reports all therapists as unknown', async () => {
    const { hours, start, last, ended } = setUp(40);
    hours.planned.failAlways('hoursOf', { kind: 'unreachable' });
    start();
    await ended();
    expect(hours.asked.length).toBeLessThan(4 * MOST_CALLS);
    expect(therapistsOf(last())).toHaveLength(40);
    expect(therapistsOf(last()).some(({ availability }) => availability !== undefined)).toBe(false);
  });

  it('leaves out disabled accounts, and returns the end of each therapist’s role', async () => {
    const { users, start, last, ended } = setUp(1);
    users.add('gone', { therapist: '' }, { user: { state: 'disabled' } });
    users.add('leaves', { therapist: '2026-12-03' });
    users.add('stays', { therapist: '' });
    start();
    await ended();
    const found = therapistsOf(last());
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(['leaves', 'stays', 't-1']));
    expect(found.some(({ id }) => id === 'gone')).toBe(false);
    expect(found.find(({ id }) => id === 'leaves')?.until).toBe(Date.parse('2026-12-04T00:00:00Z') / 1000);
    expect(found.find(({ id }) => id === 'stays')?.until).toBeUndefined();
  });

  it('reports that the list could not be loaded, and loads no therapist', async () => {
    const { users, hours, start, last, ended } = setUp(3);
    users.planned.failNext('list', { kind: 'notAllowed' });
    start();
    await ended();
    expect(last()).toEqual({ status: 'failed', failure: { kind: 'notAllowed' } });
    expect(hours.asked).toEqual([]);
  });

  it('stops when the session ends', async () => {
    const { hours, start, last, ended } = setUp(30);
    hours.planned.failNext('hoursOf', { kind: 'sessionEnded' });
    start();
    await ended();
    expect(last()).toEqual({ status: 'failed', failure: { kind: 'sessionEnded' } });
    expect(hours.asked.length).toBeLessThan(30);
  });

  it('begins no more calls once it is stopped', async () => {
    const { hours, readings, start } = setUp(60);
    const stop = start();
    await eventually(() => expect(hours.asked.length).toBeGreaterThan(0));
    stop();
    const [asked, read] = [hours.asked.length, readings.length];
    for (let turn = 0; turn < 20; turn += 1) await new Promise<void>(resolve => setImmediate(resolve));
    expect(hours.asked.length).toBeLessThanOrEqual(asked + MOST_CALLS);
    expect(readings).toHaveLength(read);
  });
});
