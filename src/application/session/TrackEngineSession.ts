import type { ChatEngine } from '../chat/ports/ChatEngine';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { SessionLifeNotes } from './SessionLifeNotes';

/**
 * The chat engine's calls extend the session too: the end that they report counts like that of the dashboard's calls.
 */
export class TrackEngineSession {
  constructor(
    private readonly engine: ChatEngine,
    private readonly notes: SessionLifeNotes,
    private readonly clock: Clock,
  ) {}

  execute(): Unsubscribe {
    return this.engine.listen(hostUpdate => {
      if (hostUpdate.type === 'sessionLife')
        this.notes.record(hostUpdate.cookie, this.clock.now() + hostUpdate.seconds * 1_000);
    });
  }
}
