import { VaultKey } from '@/application/chat/engine/runtime/VaultKey';
import { FakeEngineIdentity } from '#test/support/fakes/chat/FakeEngineIdentity';
import { FakePageVault } from '#test/support/fakes/chat/FakePageVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { settled } from './runnerSetUp';

function setUp() {
  const clock = new ManualClock();
  const identity = new FakeEngineIdentity();
  const given: boolean[] = [];
  const unlockVault = (key: Uint8Array | undefined): Promise<void> =>
    Promise.resolve(void given.push(key !== undefined));
  const vaultKey = new VaultKey({
    identity,
    unlockVault,
    pages: new FakePageVault(),
    clock,
    random: { unit: () => 0.5, bytes: count => new Uint8Array(count) },
  });
  const pass = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settled();
  };
  return { clock, identity, given, vaultKey, pass };
}

describe('VaultKey', () => {
  it('loads the key once for each user', async () => {
    const { vaultKey, identity, given } = setUp();
    expect([await vaultKey.open('ann'), await vaultKey.open('ann')]).toEqual([true, true]);
    expect(given).toEqual([true]);
    identity.failNext('vaultKey', 'unreachable');
    expect(await vaultKey.open('zoe')).toBe(false);
    expect(given).toEqual([true, false]);
  });

  it('loads the key again when a user comes back', async () => {
    const { vaultKey, given } = setUp();
    await vaultKey.open('ann');
    vaultKey.forget();
    await vaultKey.open('ann');
    expect(given).toEqual([true, true]);
  });

  it('retries with growing pauses, and reports the key once', async () => {
    const { vaultKey, identity, given, pass } = setUp();
    const opened: string[] = [];
    vaultKey.retryUntilOpen('ann', () => opened.push('ann'));
    for (const pause of [1_000, 2_000, 4_000]) {
      identity.failNext('vaultKey', 'unreachable');
      await pass(pause - 1);
      const before = given.length;
      await pass(1);
      expect([given.length - before, opened]).toEqual([1, []]);
    }
    await pass(8_000);
    await pass(60_000);
    expect([given, opened, await vaultKey.open('ann')]).toEqual([[false, false, false, true], ['ann'], true]);
  });

  it('makes no more attempts after `stopRetrying`, and drops a late answer', async () => {
    const { vaultKey, identity, given, clock, pass } = setUp();
    const opened: string[] = [];
    let answer = (): void => undefined;
    identity.delayNext('vaultKey', new Promise(resolve => (answer = resolve)));
    vaultKey.retryUntilOpen('ann', () => opened.push('ann'));
    await pass(1_000);
    vaultKey.stopRetrying();
    answer();
    await pass(60_000);
    expect([given, opened, clock.pendingWakes]).toEqual([[], [], 0]);
  });
});
