import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { PreferenceVault } from '@/application/app/ports/PreferenceVault';
import { browserStorage } from '../kernel/browserStorage';

/** Browser storage may be full or switched off; a preference is not worth a failure. */
export class BrowserPreferenceVault implements PreferenceVault {
  constructor(
    private readonly storage: Storage = browserStorage().local,
    /** The target of the browser's storage events from other windows; workers have none. */
    private readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = typeof window ===
    'undefined'
      ? new EventTarget()
      : window,
  ) {}

  read(name: string): string | null {
    try {
      return this.storage.getItem(name);
    } catch {
      return null;
    }
  }

  save(name: string, value: string): void {
    try {
      this.storage.setItem(name, value);
    } catch {
      // Forgotten at the next visit, and nothing worse.
    }
  }

  watch(onChange: () => void): Unsubscribe {
    this.events.addEventListener('storage', onChange);
    return () => this.events.removeEventListener('storage', onChange);
  }
}
