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
  it('keeps what is held, and when that was found out', async () => {
    const { gateway, cache, load } = setUp();
    gateway.held = ['survey:get'];
    await load.execute();
    expect(cache.read()).toEqual({ status: 'known', scopes: ['survey:get'], checkedAt: 1_000 });
  });

  it('says that it could not check, and not that nothing is held', async () => {
    const { gateway, cache, load } = setUp();
    gateway.held = 'unreachable';
    await load.execute();
    expect(cache.read()).toEqual({ status: 'couldNotCheck' });
  });

  it('leaves known rights in force when a later load fails', async () => {
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

  describe('with what the device last knew', () => {
    const withLast = () => {
      const tools = setUp();
      tools.last.vault.kept.set('ann', ['chat:view']);
      tools.gateway.held = 'unreachable';
      return tools;
    };

    it('bridges a failed load, and still says that it failed', async () => {
      const { cache, load } = withLast();
      expect(await load.execute()).toBe(false);
      expect(cache.read()).toMatchObject({ status: 'known', scopes: ['chat:view'] });
    });

    it('uses the cache when an answer takes more than three seconds, and corrects it then', async () => {
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

    it('returns no scopes of another user', async () => {
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

    it('stores the present scopes and removes revoked ones', async () => {
      const { gateway, load, last } = withLast();
      gateway.held = [];
      await load.execute();
      expect(last.vault.kept.get('ann')).toEqual([]);
    });
  });
});
