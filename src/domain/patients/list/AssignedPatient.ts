import type { ChatGeneration } from '../../kernel/ChatGeneration';
import type { Appointment } from '../appointments/Appointment';
import type { QuestionnaireResult } from '../scores/QuestionnaireResult';
import type { RiskLevel } from '../risk/RiskLevel';
import type { ReportedSigns } from './scoreReasons';

/** The newest result of a questionnaire, with the last complete total before it. */
export interface LatestScore extends Pick<QuestionnaireResult, 'items'> {
  /** Milliseconds since 1970; null if the date could not be read. */
  readonly at: number | null;
  /** Null if there is none or it is unknown. */
  readonly previous: number | null;
}

/**
 * Facts about a patient that can fail to load separately; `record` includes the flag and the chat; `other` is unknown
 * to this version.
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
  /** Milliseconds since 1970; null if the date could not be read. */
  readonly assessedAt: number | null;
  /** A day such as `2026-03-29`. */
  readonly reviewOn: string | null;
}

/** An answer above none to a question about self-harm; unreadable parts are null. */
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
  /** Null if unreadable. */
  readonly requestedAt: number | null;
}

/**
 * A patient assigned to the therapist, with the facts that show who needs attention. Null means "checked and not
 * there"; times are in milliseconds since 1970.
 */
export interface AssignedPatient {
  readonly id: string;
  /** Identity id, the key of presence. */
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Text that distinguishes them from a namesake: see `NamedPatient`. */
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
  /** Arrival of the oldest unread message. */
  readonly unreadSince: number | null;
  readonly waitingSince: number | null;
  readonly phq9: LatestScore | null;
  readonly gad7: LatestScore | null;
  /** All open risk assessments, highest first. */
  readonly openRisks: readonly OpenRisk[];
  readonly waitingRequest: PatientRequest | null;
  /** The accepted but unanswered request. */
  readonly acceptedRequest: PatientRequest | null;
  /** The last report of the patient's app. */
  readonly reportedScores: ReportedSigns | null;
  readonly surveyAlarm: SurveyAlarm | null;
  /**
   * Facts that could not be checked: they are null, 0, false or empty here without meaning none. Of a list, the
   * readable part is included.
   */
  readonly couldNotCheck: readonly PatientSign[];
}
