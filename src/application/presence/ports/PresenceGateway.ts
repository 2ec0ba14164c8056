import type { Result } from '@/domain/kernel/Result';

export interface PresenceNotConfirmed {
  readonly kind: 'notConfirmed';
}

/**
 * Sets at the backend whether the signed-in user appears online. Both calls may be repeated; a failed one may still
 * have been carried out.
 */
export interface PresenceGateway {
  /** Here, and not to be shown as offline. */
  appearOnline(): Promise<Result<void, PresenceNotConfirmed>>;
  markOffline(): Promise<Result<void, PresenceNotConfirmed>>;
}
