import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { PreferenceVault } from '@/application/app/ports/PreferenceVault';

/** Vaults that share their record are windows of one browser. */
export class FakePreferenceVault implements PreferenceVault {
  private static readonly windows = new Set<FakePreferenceVault>();
  private readonly watchers = new Set<() => void>();

  constructor(readonly kept: Record<string, string> = {}) {}

  read(name: string): string | null {
    return this.kept[name] ?? null;
  }

  save(name: string, value: string): void {
    this.kept[name] = value;
    for (const other of FakePreferenceVault.windows)
      if (other !== this && other.kept === this.kept) other.watchers.forEach(notify => notify());
  }

  watch(onChange: () => void): Unsubscribe {
    FakePreferenceVault.windows.add(this);
    this.watchers.add(onChange);
    return () => {
      this.watchers.delete(onChange);
      if (this.watchers.size === 0) FakePreferenceVault.windows.delete(this);
    };
  }
}
