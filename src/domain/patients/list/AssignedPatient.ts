import type { ChatGeneration } from '../../kernel/ChatGeneration';
import type { Appointment } from '../appointments/Appointment';
import type { QuestionnaireResult } from '../scores/QuestionnaireResult';
import type { RiskLevel } from '../risk/RiskLevel';
import type { ReportedSigns } from './scoreReasons';

/** The newest result of a questionnaire, beside the last complete total before it. */
export interface LatestScore extends Pick<QuestionnaireResult, 'items'> {
  /** Milliseconds since 1970; null where the date could not be read. */
  readonly at: number | null;
  /** Null where there is none, or where it is not known. */
  readonly previous: number | null;
}

/**
 * Signs of a patient that may fail by themselves; `record` holds the flag and the chat; `other` is one that this
 * version does not know.
 */
export const PATIENT_SIGNS = [
  'record',
  'lastContactAt',
  'nextAppointment',
  'unreadMessageCount',
  'waitingSince',
  'phq9',
  'gad7',
  'openRisks',
  'waitingRequest',
  'acceptedRequest',
  'reportedScores',
  'surveyAlarm',
  'other',
] as const;
export type PatientSign = (typeof PATIENT_SIGNS)[number];

export interface OpenRisk {
  readonly riskAssessmentId: string;
  readonly level: RiskLevel;
  /** Milliseconds since 1970; null where the date could not be read. */
  readonly assessedAt: number | null;
  /** A day such as `2026-03-29`. */
  readonly reviewOn: string | null;
}

/** An answer above none to a question about harming oneself; null for what could not be read. */
export interface SurveyAlarm {
  /** Milliseconds since 1970. */
  readonly at: number | null;
  readonly survey: string | null;
  readonly question: string | null;
  readonly answer: string | null;
}

/** The patient asks for a chat. */
export interface PatientRequest {
  readonly requestId: string;
  readonly emergency: boolean;
  /** Null where it could not be read. */
  readonly requestedAt: number | null;
}

/**
 * A patient in the care of the therapist, with what says who needs them. Null is "was looked for and is not there";
 * times are in milliseconds since 1970.
 */
export interface AssignedPatient {
  readonly id: string;
  /** Identity id, the key of presence. */
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What tells them apart from a namesake: see `NamedPatient`. */
  readonly apart?: string;
  readonly highRisk: boolean;
  readonly highRiskSince: number | null;
  readonly activeChat: { readonly chatSessionId: string; readonly generation: ChatGeneration } | null;
  readonly isLeadTherapist: boolean;
  readonly assignedSince: number | null;
  readonly lastContactAt: number | null;
  readonly lastActivityAt: number | null;
  readonly nextAppointment: (Appointment & { readonly momentId: string }) | null;
  readonly unreadMessageCount: number;
  /** When the oldest of the unread messages arrived. */
  readonly unreadSince: number | null;
  readonly waitingSince: number | null;
  readonly phq9: LatestScore | null;
  readonly gad7: LatestScore | null;
  /** Every risk assessment that is not closed, the highest first. */
  readonly openRisks: readonly OpenRisk[];
  readonly waitingRequest: PatientRequest | null;
  /** Accepted, and not answered by anybody. */
  readonly acceptedRequest: PatientRequest | null;
  /** What the patient's app reported last. */
  readonly reportedScores: ReportedSigns | null;
  readonly surveyAlarm: SurveyAlarm | null;
  /**
   * What could not be looked up: it is null, 0, false or empty here, and is not none. Of a list the readable part is
   * here.
   */
  readonly couldNotCheck: readonly PatientSign[];
}
