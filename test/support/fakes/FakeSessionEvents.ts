import type { SessionEvent, SessionEvents } from '@/application/session/ports/SessionEvents';
import type { Stop } from '@/application/shared/Stop';

export class FakeSessionEvents implements SessionEvents {
  readonly announced: SessionEvent[] = [];
  private readonly listeners = new Set<(event: SessionEvent) => void>();

  announce(event: SessionEvent): void {
    this.announced.push(event);
    for (const listener of [...this.listeners]) listener(event);
  }

  subscribe(listener: (event: SessionEvent) => void): Stop {
    const entry = (event: SessionEvent): void => listener(event);
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }
}
