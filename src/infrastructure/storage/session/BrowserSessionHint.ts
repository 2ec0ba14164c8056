import type { SessionHint } from '@/application/session/ports/SessionHint';
import { browserStorage } from '../kernel/browserStorage';
import { quietly } from '../kernel/quietly';

const KEY = 'session_hint';

/** Where storage is refused or full, a new window asks for the password: nothing worse. */
export class BrowserSessionHint implements SessionHint {
  constructor(private readonly storage: Storage = browserStorage().local) {}

  present(): boolean {
    return quietly(() => this.storage.getItem(KEY)) === '1';
  }

  leave(): void {
    quietly(() => this.storage.setItem(KEY, '1'));
  }

  remove(): void {
    quietly(() => this.storage.removeItem(KEY));
  }
}
