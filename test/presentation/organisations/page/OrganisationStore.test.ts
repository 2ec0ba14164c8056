import { settingsTools } from '#test/support/builders/organisations/settingsTools';
import { eventually } from '#test/support/eventually';

async function opened(id: string | undefined = 'board') {
  const tools = settingsTools();
  const page = tools.stores().organisation(id);
  const stop = page.start();
  await eventually(() => expect(page.loaded.status).not.toBe('unknown'));
  return { ...tools, page, stop };
}

describe('OrganisationStore', () => {
  it('keeps what it knew while a new reading fails, and says since when', async () => {
    const { page, gateway, clock } = await opened();
    const at = page.now;
    clock.advance(1_000);
    gateway.planned.failNext('read', { kind: 'unreachable' });
    await page.load();
    expect(page.loaded).toMatchObject({ status: 'couldNotCheck', last: { at, value: { name: 'North Board' } } });
  });

  it('forgets what the person may not see any more', async () => {
    const { page, gateway } = await opened();
    gateway.planned.failNext('read', { kind: 'notAllowed' });
    await page.load();
    expect([page.known, page.loaded]).toEqual([
      undefined,
      { status: 'couldNotCheck', failure: { kind: 'notAllowed' } },
    ]);
  });

  it('counts the newest answer', async () => {
    const { page, gateway } = await opened();
    const first = page.load();
    gateway.put('board', 'appSettings', { colour: '#000000' });
    const second = page.load();
    await Promise.all([second, first]);
    expect(page.known?.settings.appSettings.colour.value).toBe('#000000');
  });

  it('follows the calendar while the page stays open', async () => {
    const { page, gateway, clock } = await opened();
    gateway.put('root', 'subscription', { endsOn: '2026-04-30' });
    await page.load();
    expect(page.subscription?.state).toBe('endsSoon');
    clock.advance(12 * 3_600_000);
    expect(page.subscription?.state).toBe('ended');
  });

  it('knows the provider by its place', async () => {
    expect((await opened()).page.isProvider).toBe(false);
    const { page, tree } = await opened('root');
    expect([page.isProvider, tree.asked]).toEqual([true, []]);
  });
});
