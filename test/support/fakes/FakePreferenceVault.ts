import type { PreferenceVault } from '@/application/shell/ports/PreferenceVault';

export class FakePreferenceVault implements PreferenceVault {
  constructor(readonly kept: Record<string, string> = {}) {}

  read(name: string): string | null {
    return this.kept[name] ?? null;
  }

  keep(name: string, value: string): void {
    this.kept[name] = value;
  }
}
