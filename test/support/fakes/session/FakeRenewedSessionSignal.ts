import type { RenewedSessionSignal } from '@/application/session/ports/RenewedSessionSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Session } from '@/domain/session/Session';

interface Listener {
  readonly uid: string;
  readonly window: FakeRenewedSessionSignal;
  readonly onRenewed: (session: Session) => void;
}

/** One window's end of the signal; windows that share `air` reach each other. */
export class FakeRenewedSessionSignal implements RenewedSessionSignal {
  readonly announced: Session[] = [];

  constructor(private readonly air: Set<Listener> = new Set()) {}

  /** Another window of the same browser. */
  another(): FakeRenewedSessionSignal {
    return new FakeRenewedSessionSignal(this.air);
  }

  announce(session: Session): void {
    this.announced.push(session);
    for (const { uid, window, onRenewed } of [...this.air])
      if (window !== this && uid === session.user.uid) onRenewed(session);
  }

  listen(uid: string, onRenewed: (session: Session) => void): Unsubscribe {
    for (const former of [...this.air]) if (former.window === this) this.air.delete(former);
    const listener = { uid, window: this, onRenewed };
    this.air.add(listener);
    return () => this.air.delete(listener);
  }
}
