import type { StaleSignal } from '../../notifications/ports/StaleSignal';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/**
 * Tells when a notification has made what is known of the assigned patients untrue (D1 §4: "marks assigned-patients
 * data stale").
 */
export class WatchAssignments {
  constructor(private readonly signal: Pick<StaleSignal, 'subscribe'>) {}

  execute(onStale: () => void): Unsubscribe {
    return this.signal.subscribe('assignedPatients', onStale);
  }
}
