import type { SessionEvent, SessionEvents } from '@/application/session/ports/SessionEvents';
import { Listeners } from '@/application/kernel/Listeners';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

export class FakeSessionEvents implements SessionEvents {
  readonly announced: SessionEvent[] = [];
  private readonly listeners = new Listeners<[event: SessionEvent]>();

  announce(event: SessionEvent): void {
    this.announced.push(event);
    this.listeners.notify(event);
  }

  subscribe(listener: (event: SessionEvent) => void): Unsubscribe {
    return this.listeners.add(listener);
  }
}
