import type { OutboxUpdate, OutboxSignal } from '@/application/chat/ports/OutboxSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

interface Listener {
  readonly uid: string;
  readonly onUpdate: (update: OutboxUpdate) => void;
  readonly window: FakeOutboxSignal;
}

/** One window's end of the signal; windows that share `air` receive each other's announcements for the same user. */
export class FakeOutboxSignal implements OutboxSignal {
  readonly announced: OutboxUpdate[] = [];
  /** While true, announcements are lost. */
  isLost = false;

  constructor(private readonly air: Set<Listener> = new Set()) {}

  /** Another window of the same device. */
  another(): FakeOutboxSignal {
    return new FakeOutboxSignal(this.air);
  }

  announce(update: OutboxUpdate): void {
    this.announced.push(update);
    if (this.isLost) return;
    const own = [...this.air].find(({ window }) => window === this);
    for (const listener of [...this.air])
      if (listener.window !== this && listener.uid === own?.uid) listener.onUpdate(update);
  }

  /** A window belongs to one user at a time: listening for another ends the earlier listening. */
  listen(uid: string, onUpdate: (update: OutboxUpdate) => void): Unsubscribe {
    for (const former of [...this.air]) if (former.window === this) this.air.delete(former);
    const listener = { uid, onUpdate, window: this };
    this.air.add(listener);
    return () => this.air.delete(listener);
  }
}
