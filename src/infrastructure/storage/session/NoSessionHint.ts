import type { SessionHint } from '@/application/session/ports/SessionHint';

/** Production: a reload ends the session, so there is nothing to restore. */
export class NoSessionHint implements SessionHint {
  present(): boolean {
    return false;
  }

  leave(): void {}

  remove(): void {}
}
