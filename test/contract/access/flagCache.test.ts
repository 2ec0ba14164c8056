import { flagDefaults } from '@/domain/access/flagDefaults';
import { MemoryFlagCache } from '@/infrastructure/storage/MemoryFlagCache';
import { LocalScopeResetSignal } from '@/infrastructure/system/LocalScopeResetSignal';
import { FakeFlagCache } from '#test/support/fakes/FakeFlagCache';
import { FakeScopeResetSignal } from '#test/support/fakes/FakeScopeResetSignal';

describe.each([
  ['FakeFlagCache', () => new FakeFlagCache()],
  ['MemoryFlagCache', () => new MemoryFlagCache()],
] as const)('%s keeps the FlagCache contract', (_name, make) => {
  it('begins with the defaults, and tells every change until it is told to stop', () => {
    const cache = make();
    const told: boolean[] = [];
    expect([cache.isOn('isThrive24Enabled'), cache.isOn('isV2ChatReplyEnabled')]).toEqual([true, false]);
    const stop = cache.subscribe(() => told.push(cache.isOn('isThrive24Enabled')));
    cache.write({ ...flagDefaults, isThrive24Enabled: false });
    stop();
    cache.write(flagDefaults);
    expect([told, cache.isOn('isThrive24Enabled')]).toEqual([[false], true]);
  });
});

describe.each([
  ['FakeScopeResetSignal', () => new FakeScopeResetSignal()],
  ['LocalScopeResetSignal', () => new LocalScopeResetSignal()],
] as const)('%s keeps the ScopeResetSignal contract', (_name, make) => {
  it('reaches whoever listens, until they stop', () => {
    const signal = make();
    let heard = 0;
    const stop = signal.subscribe(() => (heard += 1));
    signal.announce();
    stop();
    signal.announce();
    expect(heard).toBe(1);
  });
});
