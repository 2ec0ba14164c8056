import type { Session } from '@/domain/session/Session';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/**
 * Hands a renewed session to the other windows of the same person in this browser; never the sender itself. It carries
 * a secret, so nothing of it is stored.
 */
export interface RenewedSessionSignal {
  announce(session: Session): void;
  /** One person at a time: listening for another ends the listening before. */
  listen(uid: string, onRenewed: (session: Session) => void): Unsubscribe;
}
