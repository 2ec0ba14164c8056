import type { SessionEvent, SessionEvents } from '@/application/session/ports/SessionEvents';
import { Listeners } from '@/application/kernel/Listeners';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Notifies within this window, in the order of subscription. */
export class LocalSessionEvents implements SessionEvents {
  private readonly listeners = new Listeners<[event: SessionEvent]>();

  announce(event: SessionEvent): void {
    this.listeners.notify(event);
  }

  subscribe(listener: (event: SessionEvent) => void): Unsubscribe {
    return this.listeners.add(listener);
  }
}
