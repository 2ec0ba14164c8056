import type { StaleSignal } from '../../notifications/ports/StaleSignal';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/**
 * Notifies when a notification has made the assigned patients outdated (D1 §4: "marks assigned-patients data stale").
 */
export class WatchAssignments {
  constructor(private readonly signal: Pick<StaleSignal, 'subscribe'>) {}

  execute(onStale: () => void): Unsubscribe {
    return this.signal.subscribe('assignedPatients', onStale);
  }
}
