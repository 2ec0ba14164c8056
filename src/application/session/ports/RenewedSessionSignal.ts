import type { Session } from '@/domain/session/Session';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/**
 * Shares a renewed session with the same user's other windows in this browser, never with the sender. It contains a
 * secret, so it is not stored.
 */
export interface RenewedSessionSignal {
  announce(session: Session): void;
  /** One user at a time: listening for another ends the previous subscription. */
  listen(uid: string, onRenewed: (session: Session) => void): Unsubscribe;
}
