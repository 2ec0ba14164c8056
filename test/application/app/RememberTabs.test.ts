import { RememberTabs } from '@/application/app/RememberTabs';
import { ScopeCache } from '@/application/access/ScopeCache';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { FakeTabVault } from '#test/support/fakes/app/FakeTabVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const ann = { user: { uid: 'ann', email: 'ann@staff.example' }, cookie: 'a' };
const ben = { user: { uid: 'ben', email: 'ben@staff.example' }, cookie: 'b' };
const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp(kept: readonly string[] = []) {
  const [vault, session, clock] = [new FakeTabVault(kept), new FakeSessionVault(ann), new ManualClock()];
  const scopes = new ScopeCache({ status: 'known', scopes: ['chat'], checkedAt: 0 });
  const received: (readonly string[])[] = [];
  const tabs = new RememberTabs({ vault, session, scopes, clock });
  const scopeOf = (url: string) => (url.startsWith('/admin') ? 'admin' : url.startsWith('/therapist') ? 'chat' : null);
  return {
    vault,
    session,
    scopes,
    clock,
    received,
    tabs,
    start: () => tabs.execute(urls => received.push(urls), scopeOf),
  };
}

describe('RememberTabs', () => {
  it('restores saved tabs, but no address outside the dashboard', async () => {
    const { start, received } = setUp([
      '/home',
      '//evil.example',
      'javascript:alert(1)',
      '/callback?state=x',
      '/therapist/chat/%E0%A4%A',
      '/therapist/go-chat/all/7',
    ]);
    start();
    await settled();
    expect(received).toEqual([['/home', '/therapist/go-chat/all/7']]);
  });

  it('restores only pages that the user’s scopes still open', async () => {
    const { start, received } = setUp(['/home', '/admin/organisations', '/therapist/chat']);
    start();
    await settled();
    expect(received).toEqual([['/home', '/therapist/chat']]);
  });

  it('waits for the scopes, saves nothing until then, and removes no tab when they could not be checked', async () => {
    const { start, tabs, scopes, vault, clock, received } = setUp(['/home', '/admin/organisations']);
    scopes.write({ status: 'unknown' });
    start();
    await settled();
    tabs.save(['/home']);
    clock.advance(1_000);
    await settled();
    expect([received, vault.writes]).toEqual([[], 0]);
    scopes.write({ status: 'couldNotCheck' });
    scopes.write({ status: 'known', scopes: [], checkedAt: 0 });
    expect(received).toEqual([['/home', '/admin/organisations']]);
  });

  it('saves changes after a pause, without search terms', async () => {
    const { start, tabs, vault, clock } = setUp();
    start();
    await settled();
    tabs.save(['/home']);
    clock.advance(299);
    tabs.save(['/home', '/admin/organisations/search?term=Rosa', '/admin/organisations/search?term=Ben']);
    clock.advance(299);
    expect(vault.writes).toBe(0);
    clock.advance(1);
    await settled();
    expect([vault.writes, vault.kept]).toEqual([1, ['/home', '/admin/organisations/search']]);
  });

  it('does not save a malformed address', async () => {
    const { start, tabs, vault, clock } = setUp();
    start();
    await settled();
    tabs.save(['/home', '/therapist/chat/%E0%A4%A']);
    clock.advance(300);
    await settled();
    expect(vault.kept).toEqual(['/home']);
  });

  it('never overwrites tabs that could not be read yet', async () => {
    const { start, tabs, vault, clock, received } = setUp(['/therapist/chat']);
    vault.reachable = false;
    start();
    await settled();
    tabs.save(['/home']);
    clock.advance(20_000);
    expect(vault.writes).toBe(0);
    vault.reachable = true;
    clock.advance(10_000);
    await settled();
    expect(received).toEqual([['/therapist/chat']]);
  });

  it('retries when the tabs could not be saved', async () => {
    const { start, tabs, vault, clock } = setUp();
    start();
    await settled();
    vault.reachable = false;
    tabs.save(['/home']);
    clock.advance(300);
    await settled();
    vault.reachable = true;
    clock.advance(30_000);
    await settled();
    expect(vault.kept).toEqual(['/home']);
  });

  it('neither shows nor stores anything for another user', async () => {
    const { start, tabs, vault, session, clock, received } = setUp(['/therapist/chat']);
    const stop = start();
    session.save(ben);
    await settled();
    expect(received).toEqual([]);
    tabs.save(['/home']);
    stop();
    clock.advance(60_000);
    await settled();
    expect([vault.writes, vault.kept]).toEqual([0, ['/therapist/chat']]);
  });
});
