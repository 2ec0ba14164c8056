import type { SignOutSignal } from '@/application/session/ports/SignOutSignal';
import { Listeners } from '@/application/kernel/Listeners';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** `hearFromAnotherWindow` is another window's announcement. */
export class FakeSignOutSignal implements SignOutSignal {
  readonly announced: string[] = [];
  private readonly listeners = new Listeners<[uid: string]>();

  announce(uid: string): void {
    this.announced.push(uid);
  }

  listen(onSignedOut: (uid: string) => void): Unsubscribe {
    return this.listeners.add(onSignedOut);
  }

  hearFromAnotherWindow(uid: string): void {
    this.listeners.notify(uid);
  }
}
