import { LoadScopes } from '@/application/access/LoadScopes';
import { FakeScopeCache } from '#test/support/fakes/FakeScopeCache';
import { FakeScopeGateway } from '#test/support/fakes/FakeScopeGateway';
import { ManualClock } from '#test/support/fakes/ManualClock';

function setUp() {
  const [gateway, cache, clock] = [new FakeScopeGateway(), new FakeScopeCache(), new ManualClock(1_000)];
  return { gateway, cache, load: new LoadScopes(gateway, cache, clock) };
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

  it('never gives the rights of one person to the next', async () => {
    const { gateway, cache, load } = setUp();
    gateway.held = ['survey:get'];
    gateway.holdBack();
    const loading = load.execute();
    load.reset();
    await gateway.release();
    await loading;
    expect(cache.read()).toEqual({ status: 'unknown' });
  });
});
