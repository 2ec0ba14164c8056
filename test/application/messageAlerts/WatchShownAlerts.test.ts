import type { AlertsNow } from '@/application/messageAlerts/WatchShownAlerts';
import { EVERY_MS } from '@/application/messageAlerts/WatchShownAlerts';
import { shownAlert } from '#test/support/builders/messageAlerts/alertTools';
import { shownAlertsTools } from '#test/support/builders/messageAlerts/shownAlertsTools';
import { FakeDismissalVault } from '#test/support/fakes/messageAlerts/FakeDismissalVault';
import { eventually } from '#test/support/eventually';

function watched(parts: Parameters<typeof shownAlertsTools>[0] = {}) {
  const tools = shownAlertsTools(parts);
  const seen: AlertsNow[] = [];
  const watch = tools.watchShownAlerts.execute(now => seen.push(now));
  const open = (): readonly string[] => seen.at(-1)?.open.map(({ id }) => id) ?? [];
  return { ...tools, watch, seen, open };
}

async function leading(parts: Parameters<typeof watched>[0] = {}) {
  const tools = watched(parts);
  tools.watch.setVisible(true);
  tools.leadership.elect();
  await eventually(() => expect(tools.gateway.versions.length).toBeGreaterThan(0));
  await eventually(() => expect(tools.clock.pendingWakes).toBeGreaterThan(0));
  return tools;
}

describe('the alerts that a user should see', () => {
  it('are requested once a minute with the version of the dashboard', async () => {
    const { gateway, clock } = await leading();
    expect(gateway.versions).toEqual(['1.2.3']);
    clock.advance(EVERY_MS - 1);
    expect(gateway.versions).toHaveLength(1);
    clock.advance(1);
    await eventually(() => expect(gateway.versions).toHaveLength(2));
  });

  it('are requested by one window, for all windows of the user', async () => {
    const first = await leading();
    const second = watched({ ...first, signal: first.signal.window() });
    second.watch.setVisible(true);
    first.gateway.alerts = [shownAlert()];
    first.clock.advance(EVERY_MS);
    await eventually(() => expect(second.open()).toEqual(['alert-1']));
    expect(first.gateway.versions).toHaveLength(2);
  });

  it('are known immediately in a window that opens later', async () => {
    const first = watched();
    first.gateway.alerts = [shownAlert()];
    first.watch.setVisible(true);
    first.leadership.elect();
    await eventually(() => expect(first.open()).toEqual(['alert-1']));
    const second = watched({ ...first, signal: first.signal.window() });
    second.watch.setVisible(true);
    await eventually(() => expect(second.open()).toEqual(['alert-1']));
    expect(first.gateway.versions).toHaveLength(1);
  });

  it('are not requested while no window is visible, but as soon as one is visible again', async () => {
    const { watch, gateway, clock, leadership } = await leading();
    watch.setVisible(false);
    clock.advance(10 * EVERY_MS);
    expect([gateway.versions.length, leadership.candidates]).toEqual([1, []]);
    watch.setVisible(true);
    leadership.elect();
    await eventually(() => expect(gateway.versions).toHaveLength(2));
  });

  it('end on the second, by the server’s clock', async () => {
    const tools = watched();
    const until = tools.clock.now() + 10_000;
    tools.gateway.alerts = [shownAlert({ until })];
    tools.watch.setVisible(true);
    tools.leadership.elect();
    await eventually(() => expect(tools.open()).toEqual(['alert-1']));
    tools.clock.advance(9_999);
    expect(tools.open()).toEqual(['alert-1']);
    tools.clock.advance(1);
    expect([tools.open(), tools.gateway.versions.length]).toEqual([[], 1]);
  });

  it('begin on the second if they were received before their start', async () => {
    const tools = watched();
    tools.gateway.alerts = [shownAlert({ from: tools.clock.now() + 5_000 })];
    tools.watch.setVisible(true);
    tools.leadership.elect();
    await eventually(() => expect(tools.seen.length).toBeGreaterThan(1));
    expect(tools.open()).toEqual([]);
    await eventually(() => expect(tools.clock.pendingWakes).toBeGreaterThan(1));
    tools.clock.advance(5_000);
    expect(tools.open()).toEqual(['alert-1']);
  });

  it('stay as they were when a request fails, and the time of the failure is reported', async () => {
    const tools = watched();
    tools.gateway.alerts = [shownAlert()];
    tools.watch.setVisible(true);
    tools.leadership.elect();
    await eventually(() => expect(tools.open()).toEqual(['alert-1']));
    tools.gateway.planned.failNext('shownTo', { kind: 'unreachable' });
    tools.clock.advance(EVERY_MS);
    await eventually(() => expect(tools.seen.at(-1)?.failedSince).toBe(tools.clock.now()));
    expect(tools.open()).toEqual(['alert-1']);
    tools.clock.advance(EVERY_MS);
    await eventually(() => expect(tools.seen.at(-1)?.failedSince).toBeNull());
  });

  it('count as not loaded when one of them cannot be read', async () => {
    const tools = watched();
    tools.gateway.unreadable = 1;
    tools.watch.setVisible(true);
    tools.leadership.elect();
    await eventually(() => expect(tools.seen.at(-1)?.failedSince).not.toBeNull());
  });

  it('are passed to a new window even after a failed or incomplete request', async () => {
    const first = watched();
    first.gateway.alerts = [shownAlert()];
    first.gateway.unreadable = 1;
    first.watch.setVisible(true);
    first.leadership.elect();
    await eventually(() => expect(first.seen.at(-1)?.failedSince).not.toBeNull());
    const second = watched({ ...first, signal: first.signal.window() });
    second.watch.setVisible(true);
    await eventually(() => expect(second.open()).toEqual(['alert-1']));
    expect(second.seen.at(-1)?.failedSince).toBe(first.seen.at(-1)?.failedSince);
    first.gateway.planned.failNext('shownTo', { kind: 'unreachable' });
    first.clock.advance(EVERY_MS);
    await eventually(() => expect(first.gateway.versions).toHaveLength(2));
    const third = watched({ ...first, signal: first.signal.window() });
    third.watch.setVisible(true);
    await eventually(() => expect(third.open()).toEqual(['alert-1']));
    expect(third.seen.at(-1)?.failedSince).toBe(first.seen.at(-1)?.failedSince);
  });

  it('are requested by one window, even after it was hidden during a request', async () => {
    const first = await leading();
    first.clock.advance(EVERY_MS);
    first.watch.setVisible(false);
    const second = watched({ ...first, signal: first.signal.window() });
    second.watch.setVisible(true);
    first.leadership.elect();
    first.watch.setVisible(true);
    await eventually(() => expect(first.gateway.versions).toHaveLength(3));
    await eventually(() => expect(first.clock.pendingWakes).toBeGreaterThan(0));
    for (const minutes of [1, 2]) {
      first.clock.advance(EVERY_MS);
      await eventually(() => expect(first.gateway.versions).toHaveLength(3 + minutes));
      await eventually(() => expect(first.clock.pendingWakes).toBeGreaterThan(0));
    }
  });

  it('are not replaced by older ones from a window that was hidden for long', async () => {
    const tools = await leading();
    const late = { kind: 'asked', alerts: [shownAlert()], at: tools.clock.now() - 1, failedSince: null } as const;
    const other = tools.signal.window();
    other.listen('staff-amelia', () => undefined);
    other.announce(late);
    expect(tools.open()).toEqual([]);
    other.announce({ ...late, at: tools.clock.now() });
    expect(tools.open()).toEqual(['alert-1']);
  });

  it('are gone once they are withdrawn', async () => {
    const tools = watched();
    tools.gateway.alerts = [shownAlert()];
    tools.watch.setVisible(true);
    tools.leadership.elect();
    await eventually(() => expect(tools.open()).toEqual(['alert-1']));
    tools.gateway.alerts = [];
    tools.clock.advance(EVERY_MS);
    await eventually(() => expect(tools.open()).toEqual([]));
  });
});

describe('an alert that a user dismisses', () => {
  const one = { id: 'alert-1', revision: 'r1' };

  async function shown(parts: Parameters<typeof watched>[0] = {}) {
    const tools = watched(parts);
    tools.gateway.alerts = [shownAlert()];
    tools.watch.setVisible(true);
    tools.leadership.elect();
    await eventually(() => expect(tools.gateway.versions).toHaveLength(1));
    return tools;
  }

  it('disappears immediately in every window, and is stored for the user’s other devices', async () => {
    const first = await shown();
    await eventually(() => expect(first.open()).toEqual(['alert-1']));
    const second = watched({ ...first, signal: first.signal.window() });
    second.watch.setVisible(true);
    await eventually(() => expect(second.open()).toEqual(['alert-1']));
    first.watch.dismiss(one);
    expect([first.open(), second.open()]).toEqual([[], []]);
    await eventually(() => expect(first.vault.kept).toEqual([one]));
    const elsewhere = await shown({ vault: first.vault });
    await eventually(() => expect(elsewhere.seen.at(-1)).toBeDefined());
    await eventually(() => expect(elsewhere.open()).toEqual([]));
  });

  it('stays hidden after a reload until the dismissals are loaded, unless it is urgent', async () => {
    let answer: () => void = () => undefined;
    const vault = new FakeDismissalVault();
    vault.kept = [one];
    const { read } = vault;
    vault.read = () => new Promise<void>(resolve => (answer = resolve)).then(async () => read.call(vault));
    const tools = watched({ vault });
    const urgent = shownAlert({ id: 'alert-2', kind: 'urgent' });
    tools.gateway.alerts = [shownAlert(), shownAlert({ id: 'alert-3' }), urgent];
    tools.watch.setVisible(true);
    tools.leadership.elect();
    await eventually(() => expect(tools.open()).toEqual(['alert-2']));
    answer();
    await eventually(() => expect(tools.open()).toEqual(['alert-2', 'alert-3']));
    expect(tools.seen.flatMap(({ open, more }) => [...open, ...more]).some(({ id }) => id === one.id)).toBe(false);
  });

  it('is shown while the dismissals cannot be loaded', async () => {
    const vault = new FakeDismissalVault();
    vault.isReachable = false;
    const tools = await shown({ vault });
    await eventually(() => expect(tools.open()).toEqual(['alert-1']));
  });

  it('disappears once the dismissals can be loaded', async () => {
    const vault = new FakeDismissalVault();
    vault.kept = [one];
    vault.isReachable = false;
    const tools = await shown({ vault });
    await eventually(() => expect(tools.open()).toEqual(['alert-1']));
    vault.isReachable = true;
    tools.clock.advance(EVERY_MS);
    await eventually(() => expect(tools.open()).toEqual([]));
  });

  it('reappears when its text has changed', async () => {
    const tools = await shown();
    tools.watch.dismiss(one);
    tools.gateway.alerts = [shownAlert({ revision: 'r2' })];
    tools.clock.advance(EVERY_MS);
    await eventually(() => expect(tools.open()).toEqual(['alert-1']));
  });

  it('stays hidden when the dismissal could not be saved, which is saved with the next one', async () => {
    const tools = await shown();
    tools.vault.isReachable = false;
    tools.watch.dismiss(one);
    await eventually(() => expect(tools.open()).toEqual([]));
    tools.vault.isReachable = true;
    const other = { id: 'alert-2', revision: 'r1' };
    tools.watch.dismiss(other);
    await eventually(() => expect(tools.vault.kept).toEqual(expect.arrayContaining([one, other])));
  });
});
