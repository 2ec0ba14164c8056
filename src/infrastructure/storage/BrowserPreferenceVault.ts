import type { PreferenceVault } from '@/application/shell/ports/PreferenceVault';
import { browserStorage } from './browserStorage';

/** Browser storage may be full or switched off; a preference is not worth a failure. */
export class BrowserPreferenceVault implements PreferenceVault {
  constructor(private readonly storage: Storage = browserStorage().local) {}

  read(name: string): string | null {
    try {
      return this.storage.getItem(name);
    } catch {
      return null;
    }
  }

  keep(name: string, value: string): void {
    try {
      this.storage.setItem(name, value);
    } catch {
      // Forgotten at the next visit, and nothing worse.
    }
  }
}
