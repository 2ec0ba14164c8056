import type { Result } from '@/domain/kernel/Result';

/** Stores the signed-in user's last view of a patient, for that user only and on all their devices. */
export interface LastViewedVault {
  /** Milliseconds since 1970 by the server's clock; null if never. */
  lastViewed(patientId: string): Promise<Result<number | null, { readonly kind: 'unreachable' }>>;
  save(patientId: string, at: number): Promise<Result<void, { readonly kind: 'unreachable' }>>;
}
