import type { ChatGeneration } from '../../kernel/ChatGeneration';

export interface Carer {
  readonly therapistId: string;
  /** Identity id, the key of presence. */
  readonly userId: string;
  readonly name: string;
  readonly isLead: boolean;
  /** May read but not change: the patient's data were shared with them. */
  readonly onlyReads: boolean;
}

/** Identity, region and therapists of a patient. */
export interface PatientDetails {
  readonly id: string;
  /** Identity id, the key of presence. */
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Text that distinguishes them from a namesake: see `NamedPatient`. */
  readonly apart?: string;
  /** A day such as `1990-03-29`; null if unknown. */
  readonly dateOfBirth: string | null;
  readonly region: string;
  readonly timeZone: string;
  readonly highRisk: boolean;
  readonly activeChat: { readonly chatSessionId: string; readonly generation: ChatGeneration } | null;
  /** The lead therapist first. */
  readonly therapists: readonly Carer[];
  /** Number of further therapists who could not be read. */
  readonly unreadableTherapists: number;
  /** The user may read but not change. */
  readonly onlyReads: boolean;
  /** Milliseconds since 1970; null if there was never contact. */
  readonly lastContactAt: number | null;
}
