import { fail } from '@/domain/kernel/Result';
import type { AppointmentFormStore } from '@/presentation/patients/appointments/AppointmentFormStore';
import { anAppointment, appointmentTools } from '#test/support/builders/patients/appointmentTools';

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>(resolve => setImmediate(resolve));
};

async function open(momentId: string | null = null, tools = appointmentTools()) {
  const store = tools.form(momentId);
  const stop = store.start();
  await settle();
  // The form starts without a kind.
  if (momentId === null && store.choice !== undefined && !store.isTyped) store.edit({ kind: 'video' });
  const choice = () => {
    if (store.choice === undefined) throw new Error('The form is not ready.');
    return store.choice;
  };
  return { ...tools, store, stop, choice };
}

describe('AppointmentFormStore', () => {
  it('rejects a time that the clock skips, and saves nothing', async () => {
    const { store, choice, history } = await open();
    choice().editStart('2026-03-29T01:30');
    expect(choice().times.faults).toContain('startInGap');
    await store.save();
    expect([history.moments.size, store.failure]).toEqual([0, undefined]);
  });

  it('asks which of two equal times is meant, then makes the appointment', async () => {
    const { store, choice, history } = await open();
    choice().editStart('2026-10-25T01:30');
    expect([choice().times.faults, choice().repeated('start')]).toEqual([
      ['startTwice', 'endMissing'],
      { kind: 'twice', earlier: Date.parse('2026-10-25T00:30Z'), later: Date.parse('2026-10-25T01:30Z') },
    ]);
    choice().choose('start', 'later');
    expect(choice().end).toBe('2026-10-25T02:20');
    await store.save();
    expect([...history.moments.values()].map(({ appointment }) => appointment?.start)).toEqual([
      Date.parse('2026-10-25T01:30Z'),
    ]);
  });

  it('moves the end with the start, in real time over the night when clocks go forward', async () => {
    const { choice } = await open();
    choice().editStart('2026-03-28T10:00');
    expect(choice().end).toBe('2026-03-28T10:50');
    choice().editEnd('2026-03-28T11:30');
    choice().editStart('2026-03-29T00:30');
    expect(choice().end).toBe('2026-03-29T03:00');
  });

  it('warns of times outside working hours and of overlaps, or says that neither was checked', async () => {
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

  it('checks for overlaps again after a failure and on request', async () => {
    const { store, choice, clock, patients } = await open();
    patients.planned.failAlways('page', { kind: 'unreachable' });
    const lookAt = async (start: string) => {
      choice().editStart(start);
      clock.advance(1_000);
      await settle();
    };
    await lookAt('2026-03-30T10:00');
    expect(store.clashes.verdict).toEqual({ availability: 'inside', overlaps: 'couldNotCheck' });
    patients.planned.mend();
    await lookAt('2026-03-30T11:00');
    expect(store.clashes.verdict).toEqual({ availability: 'inside', overlaps: [] });
    patients.planned.failNext('page', { kind: 'unreachable' });
    store.clashes.again();
    clock.advance(1_000);
    await settle();
    expect(store.clashes.verdict).toEqual({ availability: 'inside', overlaps: 'couldNotCheck' });
  });

  it('keeps the entries when no answer came, and makes no second appointment', async () => {
    const { store, choice, history, saved } = await open();
    choice().editStart('2026-03-30T10:00');
    store.edit({ place: 'Room 4' });
    history.planned.failNext('make', { kind: 'unreachable' }, { butDone: true });
    history.planned.failNext('find', { kind: 'unreachable' });
    await store.save();
    expect([store.form.status, store.place, choice().start]).toEqual(['unanswered', 'Room 4', '2026-03-30T10:00']);
    await store.save();
    expect([history.moments.size, saved(), store.place]).toEqual([1, 1, '']);
  });

  it('changes an appointment at the second of two equal times', async () => {
    const tools = appointmentTools();
    tools.history.put(
      anAppointment('a-1', '2026-10-25T01:30:00Z', { kind: 'phone', place: '020 7946 0000', status: 'missed' }),
    );
    const { store, choice, history } = await open('a-1', tools);
    expect([choice().start, choice().startChoice, store.kind, store.status]).toEqual([
      '2026-10-25T01:30',
      'later',
      'phone',
      'missed',
    ]);
    choice().editStart('2026-10-25T03:00');
    await store.save();
    expect(history.moments.get('a-1')?.appointment).toMatchObject({
      start: Date.parse('2026-10-25T03:00Z'),
      kind: 'phone',
      status: 'missed',
    });
  });

  it('shows no form while the therapist’s time zone is unknown', async () => {
    const tools = appointmentTools();
    tools.calendar.planned.failNext('timeZone', { kind: 'unreachable' });
    const { store } = await open(null, tools);
    expect([store.choice, store.unready]).toEqual([undefined, { part: 'zone', failure: { kind: 'unreachable' } }]);
    await store.load();
    expect(store.choice?.zone).toBe('Europe/London');
  });

  describe('the entries', () => {
    const TYPED = '2026-03-30T10:00';

    async function typed(momentId: string | null = null) {
      const tools = appointmentTools();
      if (momentId !== null)
        tools.history.put(anAppointment(momentId, '2026-03-30T15:00:00+01:00', { place: 'Room 4' }));
      const opened = await open(momentId, tools);
      opened.choice().editStart(TYPED);
      opened.store.edit({ place: 'Room 5', kind: 'in-person' });
      return opened;
    }
    const fieldsOf = ({ choice, place, kind }: AppointmentFormStore) => [choice?.start, choice?.end, place, kind];
    const all = [TYPED, '2026-03-30T10:50', 'Room 5', 'in-person'];

    it.each([null, 'a-1'])('stay when a cached page is shown again (%s)', async momentId => {
      const { store, stop } = await typed(momentId);
      stop();
      store.start();
      await settle();
      expect(fieldsOf(store)).toEqual(all);
    });

    it.each([null, 'a-1'])('are restored after a reload as not saved (%s)', async momentId => {
      const tools = await typed(momentId);
      tools.stop();
      await settle();
      const { store } = await open(momentId, tools);
      expect([fieldsOf(store), store.form.restored, store.failure]).toEqual([all, true, undefined]);
      await store.save();
      expect([
        [...tools.history.moments.values()].map(({ appointment }) => appointment?.place),
        tools.drafts.kept.size,
      ]).toEqual([['Room 5'], 0]);
    });

    it('of another window are offered, and neither are lost when they are taken over', async () => {
      const tools = appointmentTools();
      const [first, second] = [await open(null, tools), await open(null, tools)];
      first.store.edit({ place: 'Room 1' });
      first.stop();
      await settle();
      second.store.edit({ place: 'Room 2' });
      second.stop();
      await settle();
      second.store.start();
      await settle();
      const [offered = ''] = second.store.form.conflictingDrafts.texts;
      expect([second.store.form.conflictingDrafts.texts.length, second.store.place]).toEqual([1, 'Room 2']);
      await second.store.form.conflictingDrafts.replaceOwn(offered);
      await settle();
      expect([
        second.store.place,
        second.store.form.conflictingDrafts.texts.map(text => text.includes('Room 2')),
      ]).toEqual(['Room 1', [true]]);
    });

    it('are forgotten once they are discarded', async () => {
      const { store, stop, drafts } = await typed('a-1');
      store.discard();
      expect([store.place, store.isTyped]).toEqual(['Room 4', false]);
      stop();
      await settle();
      expect(drafts.kept.size).toBe(0);
    });

    it('made during a save stay, and replace the saved ones with the next save', async () => {
      const { store, history, saved, drafts } = await typed();
      const saving = store.save();
      store.edit({ place: 'Room 6' });
      await saving;
      await settle();
      expect([store.place, store.existing?.place, store.isTyped, saved()]).toEqual(['Room 6', 'Room 5', true, 1]);
      await store.save();
      expect([
        [...history.moments.values()].map(({ appointment }) => appointment?.place),
        store.place,
        store.made?.place,
      ]).toEqual([['Room 6'], '', 'Room 6']);
      await settle();
      expect(drafts.kept.size).toBe(0);
    });

    it('made while a change is saved stay, and so does the form', async () => {
      const { store, history } = await typed('a-1');
      const saving = store.save();
      store.edit({ place: 'Room 6' });
      await saving;
      expect([store.place, store.existing?.place, history.moments.get('a-1')?.appointment?.place]).toEqual([
        'Room 6',
        'Room 5',
        'Room 5',
      ]);
    });
  });

  it('shows what a colleague has recorded before it changes an appointment', async () => {
    const tools = appointmentTools();
    tools.history.put(anAppointment('a-1', '2026-12-01T10:00:00Z', { place: 'Room 4' }));
    const { store, history } = await open('a-1', tools);
    await history.change('p-ana', [{ momentId: 'a-1', status: 'cancelled' }]);
    store.edit({ place: 'Room 9' });
    await store.save();
    expect([store.failure?.kind, store.status, store.place]).toEqual(['settledMeanwhile', 'cancelled', 'Room 9']);
    await store.save();
    expect(history.moments.get('a-1')?.appointment).toMatchObject({ place: 'Room 9', status: 'cancelled' });
  });

  describe('after a lost answer', () => {
    async function lost(tools = appointmentTools()) {
      const opened = await open(null, tools);
      opened.choice().editStart('2026-03-30T10:00');
      opened.store.edit({ place: 'Room 4' });
      tools.history.planned.failNext('make', { kind: 'unreachable' }, { butDone: true });
      tools.history.planned.failNext('find', { kind: 'unreachable' });
      await opened.store.save();
      return opened;
    }
    const placesOf = ({ history }: Pick<ReturnType<typeof appointmentTools>, 'history'>) =>
      [...history.moments.values()].map(({ appointment }) => appointment?.place);

    it('replaces the first attempt with the changed form', async () => {
      const { store, choice, ...tools } = await lost();
      expect(store.sentLast?.isOnScreen).toBe(true);
      store.edit({ place: 'Room 5' });
      choice().editStart('2026-03-31T10:00');
      expect(store.sentLast).toMatchObject({ isOnScreen: false, plan: { place: 'Room 4' } });
      await store.save();
      expect([placesOf(tools), store.failure, store.sentLast, store.made]).toMatchObject([
        ['Room 5'],
        undefined,
        undefined,
        { start: Date.parse('2026-03-31T10:00+01:00'), place: 'Room 5' },
      ]);
    });

    it('shows the saved appointment when a change of it is refused', async () => {
      const { store, history } = await lost();
      store.edit({ place: 'Room 5' });
      history.planned.failNext('change', { kind: 'refused' });
      await store.save();
      expect([store.failure, store.place, store.existing?.place, store.sentLast]).toMatchObject([
        { kind: 'savedOtherwise', existing: { place: 'Room 4' } },
        'Room 5',
        'Room 4',
        undefined,
      ]);
    });

    it('remembers over a reload that it may be saved, and makes no second one', async () => {
      const tools = await lost();
      tools.stop();
      await settle();
      const { store } = await open(null, tools);
      expect([store.form.status, store.sentLast?.isOnScreen, store.place]).toEqual(['unanswered', true, 'Room 4']);
      store.edit({ place: 'Room 5' });
      await store.save();
      expect(placesOf(tools)).toEqual(['Room 5']);
    });

    it('reads it again when it is discarded, and shows no old values until then', async () => {
      const tools = appointmentTools();
      tools.history.put(anAppointment('a-1', '2026-12-01T10:00:00Z', { place: 'Room 4' }));
      const { store } = await open('a-1', tools);
      store.edit({ place: 'Room 5' });
      const change = tools.history.change.bind(tools.history);
      tools.history.change = async (...changes) => {
        await change(...changes);
        tools.history.planned.failNext('find', { kind: 'unreachable' });
        return fail({ kind: 'unreachable' });
      };
      await store.save();
      expect(store.form.status).toBe('unanswered');
      store.discard();
      expect(store.choice).toBeUndefined();
      await settle();
      expect([store.choice !== undefined, store.place, store.isTyped]).toEqual([true, 'Room 5', false]);
    });

    it('makes another appointment from a changed older draft in another window', async () => {
      const tools = appointmentTools();
      const first = await open(null, tools);
      first.choice().editStart('2026-03-30T10:00');
      first.stop();
      await settle();
      first.store.start();
      const second = await open(null, tools);
      await first.store.save();
      second.choice().editStart('2026-03-31T10:00');
      await second.store.save();
      expect(tools.history.moments.size).toBe(2);
    });
  });
});
