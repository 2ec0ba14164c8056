import { autorun } from 'mobx';
import { regionTools } from '#test/support/builders/regions/regionTools';
import { eventually } from '#test/support/eventually';

const reason = 'Agreed in the meeting of the region';
const none = { choice: 'none', start: '', end: '' } as const;

async function opened(tools = regionTools()) {
  const store = tools.page().stores.coreHours();
  const stop = store.start();
  await eventually(() => expect(store.known).toBeDefined());
  return { ...tools, store, stop };
}

describe('CoreHoursStore', () => {
  it('saves a change with a reason, and everything on the page has the new hours', async () => {
    const { gateway, known, store } = await opened();
    store.write('sunday', none);
    store.write('reason', reason);
    await store.save();
    expect(store.form.status).toBe('saved');
    expect(gateway.changes.map(change => change.reason)).toEqual([reason]);
    expect(known.read()).toMatchObject({ week: [{ weekday: 7, hours: null }] });
    expect(store.reason).toBe('');
  });

  it('does not put an older reading over what was saved after it', async () => {
    const { gateway, known, store } = await opened();
    const read = gateway.read.bind(gateway);
    const older = await read();
    let arrive = (): void => undefined;
    gateway.read = () => new Promise(resolve => (arrive = () => resolve(older)));
    const loading = store.load();
    gateway.read = read;
    store.write('sunday', none);
    store.write('reason', reason);
    await store.save();
    arrive();
    await loading;
    const saved = { week: [{ weekday: 7, hours: null }] };
    expect(store.form.status).toBe('saved');
    expect([store.known?.schedule, known.read()]).toMatchObject([saved, saved]);
  });

  it('proposes no hours: what is not entered is missing, and is marked once Save was pressed', async () => {
    const { gateway, store } = await opened();
    store.write('sunday', { choice: 'own', start: '', end: '' });
    store.write('exceptions', [{ date: '', choice: null, start: '', end: '' }]);
    expect([store.faultAt('sunday'), store.faultAt(0), store.isIncomplete]).toEqual([undefined, undefined, false]);
    await store.save();
    expect([store.faultAt('sunday'), store.faultAt(0), store.isIncomplete]).toEqual(['noTime', 'noDate', true]);
    expect(gateway.planned.countOf('change')).toBe(0);
    store.discard();
    expect([store.isIncomplete, store.hasChange]).toEqual([false, false]);
  });

  it('does not redraw while the reason is typed', async () => {
    const { store, stop } = await opened();
    let pictures = 0;
    const end = autorun(() => (pictures += store.pictured === undefined ? 0 : 1));
    store.write('reason', reason);
    expect(pictures).toBe(1);
    store.write('sunday', none);
    expect(pictures).toBe(2);
    end();
    stop();
  });

  it('wants a reason and a change', async () => {
    const { gateway, store } = await opened();
    store.write('reason', reason);
    expect(store.canSave).toBe(false);
    store.write('sunday', none);
    store.write('reason', '   ');
    await store.save();
    expect([store.isIncomplete, store.lacksReason, gateway.planned.countOf('change')]).toEqual([true, true, 0]);
  });

  it('pictures what is entered as soon as it is whole', async () => {
    const { gateway, store } = await opened();
    expect(store.pictured).toEqual({ schedule: gateway.schedule, isEntered: false });
    store.write('sunday', { choice: 'own', start: '09:00', end: '' });
    expect(store.pictured?.isEntered).toBe(false);
    store.write('sunday', none);
    expect(store.pictured).toMatchObject({ schedule: { week: [{ weekday: 7, hours: null }] }, isEntered: true });
  });

  it('shows what a colleague chose for the same day, and names what they changed besides', async () => {
    const { gateway, store } = await opened();
    store.write('sunday', none);
    store.write('reason', reason);
    const hours = { startTime: { hours: 10, minutes: 0 }, endTime: { hours: 12, minutes: 0 } };
    gateway.edit({ week: [{ weekday: 7, hours }], endTime: { hours: 18, minutes: 0 } });
    await store.save();
    expect(store.form.conflicts).toMatchObject([{ field: 'sunday', mine: none, theirs: { start: '10:00' } }]);
    expect([store.form.status, store.canSave]).toEqual(['conflict', false]);
    store.form.choose('sunday', 'mine');
    await store.save();
    expect(store.form.status).toBe('saved');
    expect(gateway.schedule).toMatchObject({ week: [{ hours: null }], endTime: { hours: 18 } });
  });

  it('calls dates saved that the server has put in order', async () => {
    const { store } = await opened();
    store.write('exceptions', [
      { date: '2026-12-26', ...none },
      { date: '2026-12-25', ...none },
    ]);
    store.write('reason', reason);
    await store.save();
    expect(store.form.status).toBe('saved');
    expect(store.form.mine.exceptions.map(({ date }) => date)).toEqual(['2026-12-25', '2026-12-26']);
  });

  it('keeps what is known if it cannot be reloaded, and forgets it without the right', async () => {
    const { gateway, store } = await opened();
    gateway.planned.failNext('read', { kind: 'unreachable' });
    await store.load();
    expect([store.state.status, store.known !== undefined]).toEqual(['couldNotCheck', true]);
    gateway.planned.failNext('read', { kind: 'notAllowed' });
    await store.load();
    expect(store.known).toBeUndefined();
  });

  it('can choose the present time zone, also where it is none of the region', async () => {
    const tools = regionTools();
    tools.gateway.edit({ timeZone: 'Asia/Tokyo' });
    const { store } = await opened(tools);
    expect(store.zones).toEqual(['Asia/Tokyo', 'Europe/London', 'Australia/Sydney']);
  });

  it('shows nothing that arrives after the page was left', async () => {
    const tools = regionTools();
    const store = tools.page().stores.coreHours();
    store.start()();
    for (let turn = 0; turn < 10; turn += 1) await new Promise<void>(resolve => setImmediate(resolve));
    expect(store.state.status).toBe('unknown');
  });

  it('reads again what may be saved when it is left without an answer, and shows nothing old until then', async () => {
    const { gateway, store } = await opened();
    store.write('sunday', none);
    store.write('reason', reason);
    gateway.loseAnswer({ butDone: true });
    await store.save();
    expect(store.form.status).toBe('unanswered');
    gateway.planned.failNext('read', { kind: 'unreachable' });
    store.discard();
    expect([store.state.status, store.known, store.pictured, store.loading]).toEqual([
      'unknown',
      undefined,
      undefined,
      true,
    ]);
    await eventually(() => expect(store.state).toEqual({ status: 'couldNotCheck', failure: { kind: 'unreachable' } }));
    await store.load();
    expect([store.form.mine.sunday, store.form.isUnsaved]).toEqual([none, false]);
  });
});
