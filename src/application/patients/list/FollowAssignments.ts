import type { StaleSignal } from '../../notifications/ports/StaleSignal';
import type { Stop } from '../../kernel/Stop';

/** Tells when a notification has made what is known of the assigned patients untrue (D1 §4: "marks assigned-patients data stale"). */
export class FollowAssignments {
  constructor(private readonly signal: Pick<StaleSignal, 'subscribe'>) {}

  execute(onStale: () => void): Stop {
    return this.signal.subscribe('assignedPatients', onStale);
  }
}
