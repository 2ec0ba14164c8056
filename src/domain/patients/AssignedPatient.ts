import type { Appointment } from './Appointment';
import type { QuestionnaireResult } from './QuestionnaireResult';
import type { RiskLevel } from './RiskLevel';

/** The newest result of a questionnaire, beside the total before it. */
export interface LatestScore extends QuestionnaireResult {
  /** Null where there is none, or where it is not known. */
  readonly previous: number | null;
}

/** A patient in the care of the therapist, with what tells who needs them. Null is "was looked for and is not there"; times are in milliseconds since 1970. */
export interface AssignedPatient {
  readonly id: string;
  /** Identity id, the key of presence. */
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly highRisk: boolean;
  readonly activeChat: { readonly chatSessionId: string; readonly pubNub: boolean } | null;
  readonly isLeadTherapist: boolean;
  readonly assignedSince: number;
  readonly lastContactAt: number | null;
  readonly lastActivityAt: number | null;
  readonly nextAppointment: (Appointment & { readonly momentId: string }) | null;
  readonly unreadMessageCount: number;
  readonly waitingSince: number | null;
  readonly phq9: LatestScore | null;
  readonly gad7: LatestScore | null;
  readonly openRisk: { readonly riskAssessmentId: string; readonly level: RiskLevel; readonly assessedAt: number; readonly reviewOn: string | null } | null;
  readonly waitingRequest: { readonly requestId: string; readonly emergency: boolean; readonly requestedAt: number } | null;
}
