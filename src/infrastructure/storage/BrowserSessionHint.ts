import type { SessionHint } from '@/application/session/ports/SessionHint';

const KEY = 'session_hint';

export class BrowserSessionHint implements SessionHint {
  constructor(private readonly storage: Storage = localStorage) {}

  present(): boolean {
    return this.storage.getItem(KEY) !== null;
  }

  leave(): void {
    this.storage.setItem(KEY, '1');
  }

  remove(): void {
    this.storage.removeItem(KEY);
  }
}
