import type { SessionEvent, SessionEvents } from './ports/SessionEvents';
import type { Unsubscribe } from '../kernel/Unsubscribe';

/** Tells who comes and goes, from now on. */
export class WatchSession {
  constructor(private readonly events: SessionEvents) {}

  execute(notify: (event: SessionEvent) => void): Unsubscribe {
    return this.events.subscribe(notify);
  }
}
