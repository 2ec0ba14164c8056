import type { Result } from '@/domain/kernel/Result';
import type { ActFailure } from './ActFailure';

/** Records of a therapist about a patient in a chat. */
export interface PatientCareGateway {
  isHighRisk(patientId: string): Promise<Result<boolean, ActFailure>>;
  /** Has no effect if the flag already has that value. */
  setHighRisk(patientId: string, highRisk: boolean): Promise<Result<void, ActFailure>>;
  /**
   * Returns the id of the new note moment. A second call with the same `momentId`, a UUID, writes no second note;
   * without it every call writes one.
   */
  writeNote(patientId: string, note: string, momentId?: string): Promise<Result<string, ActFailure>>;
  /**
   * Returns the id of a note with exactly this text among the patient's newest; null if none is readable. An unreadable
   * note blocks nothing: at worst a reason is written twice.
   */
  findNote(patientId: string, note: string): Promise<Result<string | null, ActFailure>>;
  /** Has no effect if the note is gone. */
  removeNote(patientId: string, momentId: string): Promise<Result<void, ActFailure>>;
  /** A command, performed at most once per call. */
  discharge(patientId: string): Promise<Result<void, ActFailure>>;
}
