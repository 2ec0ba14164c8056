import type { Result } from '@/domain/kernel/Result';

export interface NotTold {
  readonly kind: 'notTold';
}

/**
 * Tells the backend whether the person signed in wants to be seen. Both calls may be repeated; a failed one may still
 * have been carried out.
 */
export interface PresenceGateway {
  /** Here, and not to be shown as offline. */
  appearOnline(): Promise<Result<void, NotTold>>;
  markOffline(): Promise<Result<void, NotTold>>;
}
