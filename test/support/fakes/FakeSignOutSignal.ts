import type { SignOutSignal } from '@/application/session/ports/SignOutSignal';
import type { Stop } from '@/application/shared/Stop';

/** `hearFromAnotherWindow` is another window's announcement. */
export class FakeSignOutSignal implements SignOutSignal {
  readonly announced: string[] = [];
  private readonly listeners = new Set<(uid: string) => void>();

  announce(uid: string): void {
    this.announced.push(uid);
  }

  listen(onSignedOut: (uid: string) => void): Stop {
    const entry = (uid: string): void => onSignedOut(uid);
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }

  hearFromAnotherWindow(uid: string): void {
    for (const listener of [...this.listeners]) listener(uid);
  }
}
