import type { ChatGeneration } from '../../kernel/ChatGeneration';

export interface Carer {
  readonly therapistId: string;
  /** Identity id, the key of presence. */
  readonly userId: string;
  readonly name: string;
  readonly isLead: boolean;
  /** May read, and change nothing: the patient's data were shared with them. */
  readonly onlyReads: boolean;
}

/** Who a patient is, where they live and who cares for them. */
export interface PatientDetails {
  readonly id: string;
  /** Identity id, the key of presence. */
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What tells them apart from a namesake: see `NamedPatient`. */
  readonly apart?: string;
  /** A day such as `1990-03-29`; null where it is not known. */
  readonly dateOfBirth: string | null;
  readonly region: string;
  readonly timeZone: string;
  readonly highRisk: boolean;
  readonly activeChat: { readonly chatSessionId: string; readonly generation: ChatGeneration } | null;
  /** The lead first. */
  readonly therapists: readonly Carer[];
  /** How many more care for the patient who could not be read. */
  readonly unreadableTherapists: number;
  /** The person may read, and change nothing. */
  readonly onlyReads: boolean;
  /** Milliseconds since 1970; null where there never was contact. */
  readonly lastContactAt: number | null;
}
