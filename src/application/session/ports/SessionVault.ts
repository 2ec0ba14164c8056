import type { Session } from '@/domain/session/Session';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/**
 * Stores the one session of this window: in memory in production, across a reload elsewhere. Notifies of a change after
 * it happened; a new session of the same person is a change too.
 */
export interface SessionVault {
  current(): Session | undefined;
  save(session: Session): void;
  clear(): void;
  subscribe(onChange: (session: Session | undefined) => void): Unsubscribe;
}
