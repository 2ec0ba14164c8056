import { LoadScopes } from '@/application/access/LoadScopes';
import { lastAccess } from '#test/support/builders/access/lastAccess';
import { ScopeCache } from '@/application/access/ScopeCache';
import { FakeScopeGateway } from '#test/support/fakes/access/FakeScopeGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp() {
  const [gateway, cache, clock] = [new FakeScopeGateway(), new ScopeCache(), new ManualClock(1_000)];
  const last = lastAccess();
  return { gateway, cache, clock, last, load: new LoadScopes(gateway, cache, clock, last) };
}

describe('LoadScopes', () => {
  it('returns the scopes with the time at which they were loaded', async () => {
    const { gateway, cache, load } = setUp();
    gateway.held = ['survey:get'];
    await load.execute();
    expect(cache.read()).toEqual({ status: 'known', scopes: ['survey:get'], checkedAt: 1_000 });
  });

  it('reports a failed load as a failure, not as an empty list of scopes', async () => {
    const { gateway, cache, load } = setUp();
    gateway.held = 'unreachable';
    await load.execute();
    expect(cache.read()).toEqual({ status: 'couldNotCheck' });
  });

  it('keeps the known scopes when a later load fails', async () => {
    const { gateway, cache, load } = setUp();
    gateway.held = ['survey:get'];
    await load.execute();
    gateway.held = 'unreachable';
    await load.execute();
    expect(cache.read()).toMatchObject({ status: 'known', scopes: ['survey:get'] });
  });

  it('never passes the scopes of one user to the next', async () => {
    const { gateway, cache, load } = setUp();
    gateway.held = ['survey:get'];
    gateway.holdBack();
    const loading = load.execute();
    load.reset();
    await gateway.release();
    await loading;
    expect(cache.read()).toEqual({ status: 'unknown' });
  });

  describe('with scopes saved on the device', () => {
    const withLast = () => {
      const tools = setUp();
      tools.last.vault.kept.set('ann', ['chat:view']);
      tools.gateway.held = 'unreachable';
      return tools;
    };

    it('uses the saved scopes when the load fails, and still reports the failure', async () => {
      const { cache, load } = withLast();
      expect(await load.execute()).toBe(false);
      expect(cache.read()).toMatchObject({ status: 'known', scopes: ['chat:view'] });
    });

    it('uses the saved scopes after three seconds without an answer, and replaces them when it arrives', async () => {
      const { gateway, cache, clock, load } = withLast();
      gateway.held = [];
      gateway.holdBack();
      const loading = load.execute();
      clock.advance(2_999);
      await settled();
      expect(cache.read()).toEqual({ status: 'unknown' });
      clock.advance(1);
      await settled();
      expect(cache.read()).toMatchObject({ status: 'known', scopes: ['chat:view'] });
      await gateway.release();
      await loading;
      expect(cache.read()).toMatchObject({ status: 'known', scopes: [] });
    });

    it('ignores the saved scopes of another user', async () => {
      const { cache, load, last } = withLast();
      last.session.save({ user: { uid: 'ben', email: 'b' }, cookie: 'c' });
      await load.execute();
      expect(cache.read()).toEqual({ status: 'couldNotCheck' });
    });

    it('stores nothing for a user who signed out during the read', async () => {
      const { cache, load } = withLast();
      const loading = load.execute();
      load.reset();
      await loading;
      await settled();
      expect(cache.read()).toEqual({ status: 'unknown' });
    });

    it('saves the current scopes and removes revoked ones', async () => {
      const { gateway, load, last } = withLast();
      gateway.held = [];
      await load.execute();
      expect(last.vault.kept.get('ann')).toEqual([]);
    });
  });
});
