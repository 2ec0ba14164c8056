import type { StaleSignal } from '../../notifications/StaleSignal';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { SafetySignal } from '../ports/SafetySignal';

/**
 * Notifies when a notification, or a change in another window, has made the assigned patients outdated (D1 §4: "marks
 * assigned-patients data stale").
 */
export class WatchAssignments {
  constructor(
    private readonly notifications: Pick<StaleSignal, 'subscribe'>,
    private readonly otherWindows: Pick<SafetySignal, 'listen'>,
  ) {}

  execute(onStale: () => void): Unsubscribe {
    const stops = [this.notifications.subscribe('assignedPatients', onStale), this.otherWindows.listen(onStale)];
    return () => stops.forEach(stop => stop());
  }
}
