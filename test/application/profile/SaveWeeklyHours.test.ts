import { SaveWeeklyHours, weekFieldsOf } from '@/application/profile/SaveWeeklyHours';
import { FakeOwnProfileGateway } from '#test/support/fakes/profile/FakeOwnProfileGateway';

const base = weekFieldsOf({ timeZone: 'Europe/London', times: [] });
const morning = [{ from: '09:00', to: '12:00' }];
const time = (weekday: number, from: number, to: number) => ({
  weekday,
  startTime: { hours: from, minutes: 0 },
  endTime: { hours: to, minutes: 0 },
});

function tools() {
  const gateway = new FakeOwnProfileGateway();
  return { gateway, save: new SaveWeeklyHours(gateway) };
}

describe('SaveWeeklyHours', () => {
  it('adds the first hours, replaces them and takes the last ones away', async () => {
    const { gateway, save } = tools();
    const first = { ...base, friday: [{ from: '22:00', to: '02:00' }] };
    expect((await save.execute({ base, mine: first, sent: [] })).ok).toBe(true);
    expect(gateway.week.times).toEqual([time(5, 22, 24), time(6, 0, 2)]);
    expect((await save.execute({ base: first, mine: { ...first, monday: morning }, sent: [] })).ok).toBe(true);
    expect(gateway.week.times).toHaveLength(3);
    expect((await save.execute({ base: { ...first, monday: morning }, mine: base, sent: [] })).ok).toBe(true);
    expect(gateway.week.times).toEqual([]);
    expect(gateway.planned.calls.filter(call => call !== 'availability')).toEqual([
      'addAvailability',
      'replaceAvailability',
      'removeAvailability',
    ]);
  });

  it('keeps the day that another window has changed', async () => {
    const { gateway, save } = tools();
    gateway.week = { timeZone: 'Europe/London', times: [time(2, 14, 16)] };
    const answer = await save.execute({ base, mine: { ...base, monday: morning }, sent: [] });
    expect(answer).toMatchObject({ ok: true, value: { takenOver: ['tuesday'] } });
    expect(gateway.week.times).toEqual([time(1, 9, 12), time(2, 14, 16)]);
  });

  it('shows both where both windows changed the same day', async () => {
    const { gateway, save } = tools();
    gateway.week = { timeZone: 'Europe/London', times: [time(1, 14, 16)] };
    const answer = await save.execute({ base, mine: { ...base, monday: morning }, sent: [] });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'conflict', conflicts: [{ field: 'monday' }] } });
  });

  it('sends nothing where the days of two windows lie over each other', async () => {
    const { gateway, save } = tools();
    gateway.week = { timeZone: 'Europe/London', times: [time(2, 0, 3)] };
    const answer = await save.execute({ base, mine: { ...base, monday: [{ from: '22:00', to: '02:00' }] }, sent: [] });
    expect(answer).toEqual({ ok: false, failure: { kind: 'invalidHours' } });
    expect(gateway.planned.calls).toEqual(['availability']);
  });

  it('replaces nothing that another window has added in the same moment', async () => {
    const { gateway, save } = tools();
    gateway.planned.failNext('addAvailability', { kind: 'hoursThere' });
    const answer = await save.execute({ base, mine: { ...base, monday: morning }, sent: [] });
    expect(answer).toEqual({ ok: false, failure: { kind: 'hoursThere' } });
  });

  it.each([true, false])('after a lost answer says saved only of what is held (done: %s)', async butDone => {
    const { gateway, save } = tools();
    gateway.planned.failNext('addAvailability', { kind: 'unreachable' }, { butDone });
    expect((await save.execute({ base, mine: { ...base, monday: morning }, sent: [] })).ok).toBe(butDone);
  });
});
