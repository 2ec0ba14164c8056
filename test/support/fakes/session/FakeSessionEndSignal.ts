import type { SessionEndSignal } from '@/application/session/ports/SessionEndSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

interface Listener {
  readonly uid: string;
  readonly window: FakeSessionEndSignal;
  readonly onEnded: () => void;
}

/** One window's end of the signal; windows that share `air` reach each other. */
export class FakeSessionEndSignal implements SessionEndSignal {
  constructor(private readonly air: Set<Listener> = new Set()) {}

  /** Another window of the same browser. */
  another(): FakeSessionEndSignal {
    return new FakeSessionEndSignal(this.air);
  }

  announce(): void {
    const own = [...this.air].find(({ window }) => window === this);
    for (const { uid, window, onEnded } of [...this.air]) if (window !== this && uid === own?.uid) onEnded();
  }

  listen(uid: string, onEnded: () => void): Unsubscribe {
    for (const former of [...this.air]) if (former.window === this) this.air.delete(former);
    const listener = { uid, window: this, onEnded };
    this.air.add(listener);
    return () => this.air.delete(listener);
  }
}
