import type { SessionHint } from '@/application/session/ports/SessionHint';
import { browserStorage } from '../kernel/browserStorage';
import { ignoreErrors } from '../kernel/ignoreErrors';

const KEY = 'session_hint';

/** If storage is refused or full, a new window asks for the password: nothing worse. */
export class BrowserSessionHint implements SessionHint {
  constructor(private readonly storage: Storage = browserStorage().local) {}

  present(): boolean {
    return ignoreErrors(() => this.storage.getItem(KEY)) === '1';
  }

  leave(): void {
    ignoreErrors(() => this.storage.setItem(KEY, '1'));
  }

  remove(): void {
    ignoreErrors(() => this.storage.removeItem(KEY));
  }
}
