import type { ChatEngine } from '../chat/ports/ChatEngine';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ReportedSessionEnd } from './ReportedSessionEnd';

/**
 * Records when the session will end, as the chat engine's calls report it: they extend the session like the dashboard's
 * own.
 */
export class TrackEngineSession {
  constructor(
    private readonly engine: ChatEngine,
    private readonly reportedEnd: ReportedSessionEnd,
    private readonly clock: Clock,
  ) {}

  execute(): Unsubscribe {
    return this.engine.listen(hostUpdate => {
      if (hostUpdate.type === 'sessionLife')
        this.reportedEnd.record(hostUpdate.cookie, this.clock.now() + hostUpdate.seconds * 1_000);
    });
  }
}
