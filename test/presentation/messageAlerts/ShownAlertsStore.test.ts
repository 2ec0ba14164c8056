import { LONGEST_HOLD_MS, TYPING_MS } from '@/presentation/messageAlerts/ShownAlertsStore';
import { EVERY_MS } from '@/application/messageAlerts/WatchShownAlerts';
import { shownAlert } from '#test/support/builders/messageAlerts/alertTools';
import { shownAlertsTools } from '#test/support/builders/messageAlerts/shownAlertsTools';
import { eventually } from '#test/support/eventually';

async function showing(...alerts: readonly ReturnType<typeof shownAlert>[]) {
  const tools = shownAlertsTools();
  const { store, gateway, leadership } = tools;
  gateway.alerts = alerts;
  const stop = store.start();
  store.attend(true);
  leadership.elect();
  await eventually(() => expect(store.placed.length).toBe(Math.min(alerts.length, 2)));
  const placed = (): readonly string[] =>
    store.placed.map(({ alert, isGone }) => `${alert.id}${isGone ? ' gone' : ''}`);
  const next = async (...later: readonly ReturnType<typeof shownAlert>[]): Promise<void> => {
    const asked = gateway.versions.length;
    gateway.alerts = later;
    tools.clock.advance(EVERY_MS);
    await eventually(() => expect(gateway.versions.length).toBeGreaterThan(asked));
    await Promise.resolve();
  };
  return { ...tools, stop, placed, next };
}

describe('the messages on the screen', () => {
  it('are at most two, and the others open on request', async () => {
    const { store } = await showing(
      shownAlert({ id: 'a', from: 1 }),
      shownAlert({ id: 'b', kind: 'urgent', from: 1 }),
      shownAlert({ id: 'c', from: 2 }),
    );
    expect(store.placed.map(({ alert }) => alert.id)).toEqual(['b', 'c']);
    expect([store.more.map(({ id }) => id), store.isExpanded]).toEqual([['a'], false]);
  });

  it('are announced once each, and again when their text changes', async () => {
    const { store, next } = await showing(shownAlert({ message: 'One.' }));
    expect(store.announcement).toBe('information: One.');
    await next(shownAlert({ message: 'One.' }), shownAlert({ id: 'b', message: 'Two.' }));
    await eventually(() => expect(store.announcement).toBe('information: Two.'));
    await next(shownAlert({ message: 'One.', revision: 'r2', kind: 'urgent' }));
    await eventually(() => expect(store.announcement).toBe('urgent: One.'));
  });

  it('appear only once a typing user pauses', async () => {
    const { store, clock, gateway, placed } = await showing();
    clock.advance(EVERY_MS - TYPING_MS / 2);
    gateway.alerts = [shownAlert()];
    store.typed();
    clock.advance(TYPING_MS / 2);
    await eventually(() => expect(gateway.versions).toHaveLength(2));
    await Promise.resolve();
    expect([placed(), store.announcement]).toEqual([[], '']);
    clock.advance(TYPING_MS / 2);
    expect(placed()).toEqual(['alert-1']);
  });

  it('go blank exactly when they end, and keep their space while the user types', async () => {
    const tools = shownAlertsTools();
    const until = tools.clock.now() + 10_000;
    tools.gateway.alerts = [shownAlert({ until })];
    tools.store.start();
    tools.store.attend(true);
    tools.leadership.elect();
    await eventually(() => expect(tools.store.placed).toHaveLength(1));
    tools.clock.advance(9_500);
    tools.store.typed();
    tools.clock.advance(500);
    expect(tools.store.placed).toEqual([expect.objectContaining({ isGone: true })]);
    tools.clock.advance(TYPING_MS);
    expect(tools.store.placed).toEqual([]);
  });

  it('appear after a while even when the user types without a pause', async () => {
    const { store, clock, gateway, placed } = await showing();
    gateway.alerts = [shownAlert()];
    for (let passed = 0; passed <= EVERY_MS + LONGEST_HOLD_MS; passed += 1_000) {
      store.typed();
      clock.advance(1_000);
      await Promise.resolve();
      await Promise.resolve();
    }
    await eventually(() => expect(placed()).toEqual(['alert-1']));
  });

  it('disappear immediately when they are dismissed', async () => {
    const { store, vault, placed } = await showing(shownAlert());
    store.dismiss(shownAlert());
    expect(placed()).toEqual([]);
    await eventually(() => expect(vault.kept).toEqual([{ id: 'alert-1', revision: 'r1' }]));
  });

  it('stop loading and waiting once the page is closed', async () => {
    const { stop, clock, gateway } = await showing(shownAlert());
    stop();
    clock.advance(5 * EVERY_MS);
    expect([gateway.versions.length, clock.pendingWakes]).toEqual([1, 0]);
  });
});
