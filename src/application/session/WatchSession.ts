import type { SessionEvent, SessionEvents } from './ports/SessionEvents';
import type { Unsubscribe } from '../kernel/Unsubscribe';

/** Reports every sign-in and sign-out from now on. */
export class WatchSession {
  constructor(private readonly events: SessionEvents) {}

  execute(notify: (event: SessionEvent) => void): Unsubscribe {
    return this.events.subscribe(notify);
  }
}
