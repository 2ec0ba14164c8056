import { settingsTools } from '#test/support/builders/organisations/settingsTools';
import { eventually } from '#test/support/eventually';
import { organisationActs } from '#test/support/builders/organisations/organisationActs';

describe('OrganisationStore', () => {
  async function opened(id: string | undefined = 'board') {
    const tools = settingsTools();
    const page = tools.stores().organisation(id);
    const stop = page.start();
    await eventually(() => expect(page.loaded.status).not.toBe('unknown'));
    return { ...tools, page, stop };
  }

  it('keeps the last known values with their time while a reload fails', async () => {
    const { page, gateway, clock } = await opened();
    const at = page.now;
    clock.advance(1_000);
    gateway.planned.failNext('read', { kind: 'unreachable' });
    await page.load();
    expect(page.loaded).toMatchObject({ status: 'couldNotCheck', last: { at, value: { name: 'North Board' } } });
  });

  it('forgets what the user may no longer see', async () => {
    const { page, gateway } = await opened();
    gateway.planned.failNext('read', { kind: 'notAllowed' });
    await page.load();
    expect([page.known, page.loaded]).toEqual([
      undefined,
      { status: 'couldNotCheck', failure: { kind: 'notAllowed' } },
    ]);
  });

  it('uses the newest answer', async () => {
    const { page, gateway } = await opened();
    const first = page.load();
    gateway.put('board', 'appSettings', { colour: '#000000' });
    const second = page.load();
    await Promise.all([second, first]);
    expect(page.known?.settings.appSettings.colour.value).toBe('#000000');
  });

  it('updates the state of the subscription while the page is open', async () => {
    const { page, gateway, clock } = await opened();
    gateway.put('root', 'subscription', { endsOn: '2026-04-30' });
    await page.load();
    expect(page.subscription?.state).toBe('endsSoon');
    clock.advance(12 * 3_600_000);
    expect(page.subscription?.state).toBe('ended');
  });

  it('recognises the provider by its place in the tree', async () => {
    expect((await opened()).page.isProvider).toBe(false);
    const { page, tree } = await opened('root');
    expect([page.isProvider, tree.asked]).toEqual([true, []]);
  });
});

describe('EnablingStore', () => {
  async function opened(tools = organisationActs()) {
    const page = tools.page();
    const store = page.enabling();
    const stop = store.start();
    await store.form.loaded;
    const close = async () => {
      stop();
      await page.formDrafts.flush();
    };
    return { ...tools, ...page, store, close };
  }

  async function disabled(reason = 'Contract ended') {
    const made = await opened();
    made.store.ask();
    made.store.writeReason(reason);
    await made.store.save();
    return made;
  }

  it('sends nothing without a reason', async () => {
    const { store, gateway } = await opened();
    store.ask();
    for (const reason of ['', ' \n']) {
      store.writeReason(reason);
      await store.save();
    }
    expect([store.hasTriedToSubmit, store.faults.reason, gateway.planned.calls]).toEqual([true, true, []]);
    store.writeReason(' Contract ended ');
    await store.save();
    expect(store.done?.organisation).toMatchObject({ enabled: false, changes: [{ reason: 'Contract ended' }] });
  });

  it('enables the organisation only once the limit was chosen', async () => {
    const { store, gateway } = await disabled();
    store.ask();
    store.writeReason('Contract renewed');
    await store.save();
    expect([store.faults.seats, gateway.planned.countOf('setEnabled')]).toEqual(['missing', 1]);
    store.writeSeats({ limit: 'limited', text: '0' });
    expect(store.faults.seats).toBe('noNumber');
    store.writeSeats({ limit: 'limited', text: ' 0050 ' });
    await store.save();
    expect(store.done).toMatchObject({ organisation: { enabled: true, maxRedemptions: 50 }, undo: 'limitChanged' });
    expect(store.secondsLeft).toBe(0);
    await store.undo('Undone.');
    expect(gateway.planned.countOf('setEnabled')).toBe(2);
  });

  it('keeps an unchanged limit, and then offers an undo', async () => {
    const { store, settings } = await disabled();
    store.ask();
    store.writeReason('Contract renewed');
    store.writeSeats({ limit: 'unlimited', text: '' });
    await store.save();
    expect([store.done?.undo, store.secondsLeft]).toEqual(['possible', 10]);
    await store.undo('Undone.');
    expect(settings.organisationNow('north')).toMatchObject({
      enabled: false,
      changes: [{ reason: 'Undone.' }, {}, {}],
    });
    expect(store.isUndone).toBe(true);
  });

  it('can be undone for ten seconds, even when the device’s clock is set back', async () => {
    const { store, clock, gateway } = await disabled();
    clock.advance(4_000);
    expect(store.secondsLeft).toBe(6);
    clock.sleep(-3_600_000);
    clock.advance(6_000);
    expect([store.secondsLeft, store.done?.organisation.enabled]).toEqual([0, false]);
    await store.undo('Undone.');
    expect(gateway.planned.countOf('setEnabled')).toBe(1);
  });

  it('does not undo a colleague’s change', async () => {
    const { store, settings, gateway } = await disabled();
    await gateway.setEnabled('north', { enabled: true, reason: 'Of a colleague', maxRedemptions: 5 });
    await store.undo('Undone.');
    expect(store.undoFailure).toMatchObject({ kind: 'changedSince', change: { reason: 'Of a colleague' } });
    expect(settings.organisationNow('north')).toMatchObject({ enabled: true, maxRedemptions: 5 });
  });

  it('no longer shows its own change once a colleague has reversed it', async () => {
    const { store, settings, gateway } = await disabled();
    await gateway.setEnabled('north', { enabled: true, reason: 'Of a colleague' });
    store.update(settings.organisationNow('north'));
    expect([store.done, store.secondsLeft]).toEqual([undefined, 0]);
  });

  it('completes after a reload what was sent before it', async () => {
    const tools = organisationActs();
    const before = await opened(tools);
    before.store.ask();
    before.store.writeReason('Contract ended');
    tools.gateway.planned.failNext('setEnabled', { kind: 'unreachable' }, { butDone: true });
    tools.settings.planned.failNext('read', { kind: 'unreachable' });
    await before.store.save();
    await before.close();
    const { store } = await opened(tools);
    await eventually(() => expect(store.isAsking).toBe(true));
    expect([store.wanted, store.isLocked, store.form.lastFailure]).toEqual(['disable', true, { kind: 'unreachable' }]);
    await store.save();
    expect(store.done).toMatchObject({ undo: 'possible', organisation: { enabled: false } });
    expect(tools.settings.organisationNow('north').changes).toHaveLength(1);
  });

  it('does not claim a colleague’s change as its own, and keeps the entries', async () => {
    const { store, gateway } = await opened();
    store.ask();
    store.writeReason('Contract ended');
    await gateway.setEnabled('north', { enabled: false, reason: 'Of a colleague' });
    await store.save();
    expect([store.form.failure, store.form.mine.reason, store.done]).toEqual([
      { kind: 'alreadySo' },
      'Contract ended',
      undefined,
    ]);
  });
});
