import { anAppointment, appointmentTools } from '#test/support/builders/appointmentTools';

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>(resolve => setImmediate(resolve));
};

async function open(momentId: string | null = null, tools = appointmentTools()) {
  const store = tools.form(momentId);
  const stop = store.start();
  await settle();
  const choice = () => {
    if (store.choice === undefined) throw new Error('The form is not ready.');
    return store.choice;
  };
  return { ...tools, store, stop, choice };
}

describe('AppointmentFormStore', () => {
  it('refuses a time that the clock leaves out, and saves nothing', async () => {
    const { store, choice, history } = await open();
    choice().editStart('2026-03-29T01:30');
    expect(choice().times.faults).toContain('startInGap');
    await store.save();
    expect([history.moments.size, store.failure]).toEqual([0, undefined]);
  });

  it('asks which of two equal times is meant, and makes the appointment then', async () => {
    const { store, choice, history } = await open();
    choice().editStart('2026-10-25T01:30');
    expect([choice().times.faults, choice().repeated('start')]).toEqual([['startTwice', 'endMissing'], { kind: 'twice', earlier: Date.parse('2026-10-25T00:30Z'), later: Date.parse('2026-10-25T01:30Z') }]);
    choice().choose('start', 'later');
    expect(choice().end).toBe('2026-10-25T02:20');
    await store.save();
    expect([...history.moments.values()].map(({ appointment }) => appointment?.start)).toEqual([Date.parse('2026-10-25T01:30Z')]);
  });

  it('moves the end with the beginning, by real time over the night on which clocks go forward', async () => {
    const { choice } = await open();
    choice().editStart('2026-03-28T10:00');
    expect(choice().end).toBe('2026-03-28T10:50');
    choice().editEnd('2026-03-28T11:30');
    choice().editStart('2026-03-29T00:30');
    expect(choice().end).toBe('2026-03-29T03:00');
  });

  it('warns of times outside the week and of other appointments, and says when nobody could look', async () => {
    const tools = appointmentTools();
    tools.history.put(anAppointment('a-1', '2026-03-30T09:30:00+01:00'));
    const { store, choice, clock, calendar } = await open(null, tools);
    choice().editStart('2026-03-30T10:00');
    expect(store.clashes.verdict).toBe('checking');
    clock.advance(1_000);
    await settle();
    expect(store.clashes.verdict).toEqual({ availability: 'inside', overlaps: ['a-1'] });
    calendar.planned.failNext('availability', { kind: 'unreachable' });
    choice().editStart('2026-03-31T10:00');
    clock.advance(1_000);
    await settle();
    expect(store.clashes.verdict).toEqual({ availability: 'couldNotCheck', overlaps: [] });
  });

  it('keeps what was typed when no answer came, and makes no second appointment', async () => {
    const { store, choice, history, saved } = await open();
    choice().editStart('2026-03-30T10:00');
    store.edit({ place: 'Room 4' });
    history.planned.failNext('make', { kind: 'unreachable' }, { butDone: true });
    await store.save();
    expect([store.failure, store.place, choice().start]).toEqual([{ kind: 'unreachable' }, 'Room 4', '2026-03-30T10:00']);
    await store.save();
    expect([history.moments.size, saved(), store.place]).toEqual([1, 1, '']);
  });

  it('changes an appointment, the second of two equal times included', async () => {
    const tools = appointmentTools();
    tools.history.put(anAppointment('a-1', '2026-10-25T01:30:00Z', { kind: 'phone', place: '020 7946 0000', status: 'missed' }));
    const { store, choice, history } = await open('a-1', tools);
    expect([choice().start, choice().startChoice, store.kind, store.status]).toEqual(['2026-10-25T01:30', 'later', 'phone', 'missed']);
    choice().editStart('2026-10-25T03:00');
    await store.save();
    expect(history.moments.get('a-1')?.appointment).toMatchObject({ start: Date.parse('2026-10-25T03:00Z'), kind: 'phone', status: 'scheduled' });
  });

  it('shows no form while it is not known by which clock the therapist works', async () => {
    const tools = appointmentTools();
    tools.calendar.planned.failNext('timeZone', { kind: 'unreachable' });
    const { store } = await open(null, tools);
    expect([store.choice, store.unready]).toEqual([undefined, { part: 'zone', failure: { kind: 'unreachable' } }]);
    await store.load();
    expect(store.choice?.zone).toBe('Europe/London');
  });
});
