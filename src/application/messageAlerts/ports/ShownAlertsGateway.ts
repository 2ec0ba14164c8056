import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { ShownAlert } from '@/domain/messageAlerts/MessageAlert';

export interface ShownAlerts {
  readonly alerts: readonly ShownAlert[];
  /** Messages that could not be read. */
  readonly unreadable: number;
}

/**
 * Loads the messages that the logged-in user should see now and within the next minutes. It does not extend the
 * session.
 */
export interface ShownAlertsGateway {
  shownTo(version: string): Promise<Result<ShownAlerts, CallFailure>>;
}
