import type { Cgi } from '@/domain/patients/timeline/Cgi';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** Brings moments into a patient's history, and takes them out. */
export interface MomentActGateway {
  /** Once per `momentId`, however often it is called. */
  addNote(patientId: string, momentId: string, note: string): Promise<Result<Moment, CallFailure>>;
  /** Removing an own note that is gone changes nothing. */
  removeNote(patientId: string, momentId: string): Promise<Result<void, CallFailure>>;
  /** Once per `momentId`, however often it is called. */
  recordCgi(
    patientId: string,
    cgi: Cgi & { readonly momentId: string; readonly note: string },
  ): Promise<Result<Moment, CallFailure>>;
  /** Hides what it says and leaves that it was there; doing it again changes nothing. */
  softDelete(patientId: string, momentId: string): Promise<Result<void, CallFailure>>;
  /** The first request remains valid. */
  requestHardDelete(patientId: string, momentId: string, reason: string): Promise<Result<void, CallFailure>>;
}
