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
  it('saves a change with a reason, and updates the whole page', async () => {
    const { gateway, known, store } = await opened();
    store.write('sunday', none);
    store.write('reason', reason);
    await store.save();
    expect(store.form.status).toBe('saved');
    expect(gateway.changes.map(change => change.reason)).toEqual([reason]);
    expect(known.read()).toMatchObject({ week: [{ weekday: 7, hours: null }] });
    expect(store.reason).toBe('');
  });

  it('does not replace saved hours with an older reading', async () => {
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

  it('starts without hours, and marks what is missing once Save was pressed', async () => {
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

  it('does not recompute the preview while the reason is typed', async () => {
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

  it('requires a reason and a change', async () => {
    const { gateway, store } = await opened();
    store.write('reason', reason);
    expect(store.canSave).toBe(false);
    store.write('sunday', none);
    store.write('reason', '   ');
    await store.save();
    expect([store.isIncomplete, store.lacksReason, gateway.planned.countOf('change')]).toEqual([true, true, 0]);
  });

  it('previews the entries as soon as they are complete', async () => {
    const { gateway, store } = await opened();
    expect(store.pictured).toEqual({ schedule: gateway.schedule, isEntered: false });
    store.write('sunday', { choice: 'own', start: '09:00', end: '' });
    expect(store.pictured?.isEntered).toBe(false);
    store.write('sunday', none);
    expect(store.pictured).toMatchObject({ schedule: { week: [{ weekday: 7, hours: null }] }, isEntered: true });
  });

  it('shows a colleague’s value for the same day, and names their other changes', async () => {
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

  it('treats dates as saved when the server has reordered them', async () => {
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

  it('keeps the known hours when they cannot be reloaded, and forgets them without permission', async () => {
    const { gateway, store } = await opened();
    gateway.planned.failNext('read', { kind: 'unreachable' });
    await store.load();
    expect([store.state.status, store.known !== undefined]).toEqual(['couldNotCheck', true]);
    gateway.planned.failNext('read', { kind: 'notAllowed' });
    await store.load();
    expect(store.known).toBeUndefined();
  });

  it('offers the current time zone even when it is not one of the region', async () => {
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

  it('reads the hours again when an unconfirmed save is discarded, and shows no old values until then', async () => {
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
