import type { Session } from '@/domain/session/Session';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/**
 * Stores the session of this window: in memory in production, across reloads elsewhere. Notifies after a change,
 * including a new session of the same user.
 */
export interface SessionVault {
  current(): Session | undefined;
  save(session: Session): void;
  clear(): void;
  subscribe(onChange: (session: Session | undefined) => void): Unsubscribe;
}
