import type { Result } from '@/domain/kernel/Result';
import type { ActFailure } from './ActFailure';

/** What a therapist records about a patient they have a chat with. */
export interface PatientCareGateway {
  /** Whether the patient is flagged at this moment. */
  isHighRisk(patientId: string): Promise<Result<boolean, ActFailure>>;
  /** Setting what is set already changes nothing. */
  setHighRisk(patientId: string, highRisk: boolean): Promise<Result<void, ActFailure>>;
  /**
   * Gives the id of the new note moment. A second call with the same `momentId`, a UUID, writes no second note; without
   * it every call writes one.
   */
  writeNote(patientId: string, note: string, momentId?: string): Promise<Result<string, ActFailure>>;
  /**
   * The id of a note with exactly this text among the patient's newest; null when there is none that can be read. A note
   * that cannot be read holds up nothing: at worst a reason is there twice.
   */
  findNote(patientId: string, note: string): Promise<Result<string | null, ActFailure>>;
  /** Removing a note that is gone changes nothing. */
  removeNote(patientId: string, momentId: string): Promise<Result<void, ActFailure>>;
  /** A command: carried out at most once a call. */
  discharge(patientId: string): Promise<Result<void, ActFailure>>;
}
