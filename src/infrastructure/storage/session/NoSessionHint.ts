import type { SessionHint } from '@/application/session/ports/SessionHint';

/** Production: nobody stays signed in over a reload, so there is nothing to restore. */
export class NoSessionHint implements SessionHint {
  present(): boolean {
    return false;
  }

  leave(): void {}

  remove(): void {}
}
