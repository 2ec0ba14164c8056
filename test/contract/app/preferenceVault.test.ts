import { BrowserPreferenceVault } from '@/infrastructure/storage/app/BrowserPreferenceVault';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';
import { preferenceVaultContract } from '#test/support/contracts/app/preferenceVaultContract';
import { FakePreferenceVault } from '#test/support/fakes/app/FakePreferenceVault';

class FullStorage extends MemoryStorage {
  override setItem(): void {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  }
}

/** The storage as one window sees it. A write notifies the other windows, as in a browser. */
class WindowStorage extends MemoryStorage {
  constructor(
    private readonly shared: Storage,
    private readonly others: () => EventTarget,
  ) {
    super();
  }

  override getItem(name: string): string | null {
    return this.shared.getItem(name);
  }

  override setItem(name: string, value: string): void {
    this.shared.setItem(name, value);
    this.others().dispatchEvent(new Event('storage'));
  }
}

preferenceVaultContract('FakePreferenceVault', () => {
  const kept = {};
  return [new FakePreferenceVault(kept), new FakePreferenceVault(kept)];
});
preferenceVaultContract('BrowserPreferenceVault', () => {
  const shared = new MemoryStorage();
  const [one, other] = [new EventTarget(), new EventTarget()];
  return [
    new BrowserPreferenceVault(new WindowStorage(shared, () => other), one),
    new BrowserPreferenceVault(new WindowStorage(shared, () => one), other),
  ];
});

describe('BrowserPreferenceVault', () => {
  it('does not throw when the storage is full, and returns null', () => {
    const vault = new BrowserPreferenceVault(new FullStorage());
    vault.save('menu_open', 'false');
    expect(vault.read('menu_open')).toBeNull();
  });
});
