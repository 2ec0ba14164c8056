import type { PatientRecordChangesDto } from '@/infrastructure/http/patients/patientRecordDtos';
import type { RiskAssessmentBodyDto } from '@/infrastructure/http/patients/riskAssessmentDtos';
import type { AvailabilityDto } from '@/infrastructure/http/profile/availabilityDtos';
import type { Act, Moment } from '#sandbox/backend/patients/timeline/Moment';

export type RecordField = keyof PatientRecordChangesDto;

/** The current value of one field of a record. */
export type StoredField = Act & { readonly value: string };
export type StoredRecord = Readonly<Partial<Record<RecordField, StoredField>>>;

export type AssessedRisk = Readonly<Omit<RiskAssessmentBodyDto, 'riskAssessmentId'>>;

export interface StoredRisk extends AssessedRisk {
  readonly riskAssessmentId: string;
  readonly patientId: string;
  readonly assessed: Act;
  readonly changed?: Act;
  /** Taken out of the record. */
  readonly removed?: true;
}

export interface PatientFacts {
  /** A day, `yyyy-mm-dd`. */
  readonly dateOfBirth?: string;
  readonly region: string;
  readonly timeZone: string;
  readonly accessCode?: string;
}

export interface Assignment {
  readonly uid: string;
  readonly patientId: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** The backend's facts about patients from before its first call. Every query always returns the same answer. */
export interface PatientPast {
  moments(patientId: string): readonly Moment[];
  record(patientId: string): StoredRecord;
  risks(patientId: string): readonly StoredRisk[];
  facts(patientId: string): PatientFacts;
  /** Those in the care of a therapist without a chat. */
  assignedTo(uid: string): readonly Assignment[];
  assignedOf(patientId: string): readonly Assignment[];
  /** The weekly times of a therapist, who may have set none. */
  availability(uid: string): AvailabilityDto | undefined;
}

export const noPast: PatientPast = {
  moments: () => [],
  record: () => ({}),
  risks: () => [],
  facts: () => ({ region: 'UK', timeZone: 'Europe/London' }),
  assignedTo: () => [],
  assignedOf: () => [],
  availability: () => undefined,
};
