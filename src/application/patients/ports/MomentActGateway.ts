import type { Cgi } from '@/domain/patients/timeline/Cgi';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** Adds and removes moments of a patient's history. */
export interface MomentActGateway {
  /** Idempotent per `momentId`. */
  addNote(patientId: string, momentId: string, note: string): Promise<Result<Moment, CallFailure>>;
  /** Removes an own note; has no effect if it is gone. */
  removeNote(patientId: string, momentId: string): Promise<Result<void, CallFailure>>;
  /** Idempotent per `momentId`. */
  recordCgi(
    patientId: string,
    cgi: Cgi & { readonly momentId: string; readonly note: string },
  ): Promise<Result<Moment, CallFailure>>;
  /** Hides the content of a moment but not its existence; idempotent. */
  softDelete(patientId: string, momentId: string): Promise<Result<void, CallFailure>>;
  /** The first request remains valid. */
  requestHardDelete(patientId: string, momentId: string, reason: string): Promise<Result<void, CallFailure>>;
}
