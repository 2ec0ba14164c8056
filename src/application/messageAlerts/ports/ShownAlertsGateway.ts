import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { ShownAlert } from '@/domain/messageAlerts/MessageAlert';

export interface ShownAlerts {
  readonly alerts: readonly ShownAlert[];
  /** Messages that could not be read. */
  readonly unreadable: number;
}

/** Asks what the person who is logged in is to see now and within the next minutes. It keeps no session alive. */
export interface ShownAlertsGateway {
  shownTo(version: string): Promise<Result<ShownAlerts, CallFailure>>;
}
