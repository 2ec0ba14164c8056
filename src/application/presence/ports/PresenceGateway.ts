import type { Result } from '@/domain/kernel/Result';

export interface PresenceNotConfirmed {
  readonly kind: 'notConfirmed';
}

/**
 * Tells the backend whether the person signed in wants to be seen. Both calls may be repeated; a failed one may still
 * have been carried out.
 */
export interface PresenceGateway {
  /** Here, and not to be shown as offline. */
  appearOnline(): Promise<Result<void, PresenceNotConfirmed>>;
  markOffline(): Promise<Result<void, PresenceNotConfirmed>>;
}
