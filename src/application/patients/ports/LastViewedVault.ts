import type { Result } from '@/domain/kernel/Result';

/**
 * Keeps when the signed-in person last looked at a patient, for that person alone, on whatever device they sign in
 * next.
 */
export interface LastViewedVault {
  /** Milliseconds since 1970 by the server's clock; null where they never did. */
  lastViewed(patientId: string): Promise<Result<number | null, { readonly kind: 'unreachable' }>>;
  save(patientId: string, at: number): Promise<Result<void, { readonly kind: 'unreachable' }>>;
}
