import {
  PATIENT_SIGNS,
  type AssignedPatient,
  type LatestScore,
  type OpenRisk,
  type PatientSign,
} from '@/domain/patients/list/AssignedPatient';
import type {
  ActiveChatDto,
  AssignedPatientDto,
  LatestScoreDto,
  NextAppointmentDto,
  OpenRiskDto,
  ReportedScoresDto,
  WaitingRequestDto,
} from './assignedPatientDtos';
import { toAnswers } from './toAnswers';
import { toAppointment } from './toAppointment';
import { generationOfPubNub } from '../chat/pubNubOf';

export function toAssignedPatient(dto: AssignedPatientDto): AssignedPatient {
  const { id, userId, email, firstName, lastName, record, isLeadTherapist, unreadMessageCount, openRisks } = dto;
  return {
    id,
    userId,
    email,
    firstName,
    lastName,
    highRisk: record?.highRisk ?? false,
    highRiskSince: toTime(dto.highRiskSince),
    activeChat: toActiveChat(record?.activeChat),
    isLeadTherapist,
    assignedSince: Date.parse(dto.assignedSince),
    lastContactAt: toTime(dto.lastContactAt),
    lastActivityAt: toTime(dto.lastActivityAt),
    nextAppointment: toNextAppointment(dto.nextAppointment),
    unreadMessageCount: unreadMessageCount ?? 0,
    unreadSince: toTime(dto.unreadSince),
    waitingSince: toTime(dto.waitingSince),
    phq9: toScore(dto.phq9),
    gad7: toScore(dto.gad7),
    openRisks: (openRisks ?? []).map(toOpenRisk),
    waitingRequest: toRequest(dto.waitingRequest),
    acceptedRequest: toRequest(dto.acceptedRequest),
    reportedScores: toReport(dto.reportedScores),
    couldNotCheck: [...new Set([...(dto.couldNotCheck ?? []).map(toSign), ...missing(dto)])],
  };
}

const neverAbsent = ['record', 'unreadMessageCount', 'openRisks'] as const;

/** What every patient has: absent, it could not be looked up. */
const missing = (dto: AssignedPatientDto): readonly PatientSign[] =>
  neverAbsent.filter(sign => (dto[sign] ?? null) === null);

export const toTime = (instant: string | null | undefined): number | null =>
  typeof instant === 'string' ? Date.parse(instant) : null;

export const toActiveChat = (chat: ActiveChatDto | undefined): AssignedPatient['activeChat'] =>
  chat ? { chatSessionId: chat.chatSessionId, generation: generationOfPubNub(chat.pubNub) } : null;

const toNextAppointment = (next: NextAppointmentDto | undefined): AssignedPatient['nextAppointment'] =>
  next ? { ...toAppointment(next), momentId: next.momentId } : null;

const toScore = (score: LatestScoreDto | undefined): LatestScore | null =>
  score ? { at: Date.parse(score.at), items: toAnswers(score.items), previous: score.previous ?? null } : null;

const toOpenRisk = ({ riskAssessmentId, level, assessedAt, reviewOn }: OpenRiskDto): OpenRisk => ({
  riskAssessmentId,
  level,
  assessedAt: Date.parse(assessedAt),
  reviewOn: reviewOn ?? null,
});

const toReport = (report: ReportedScoresDto | undefined): AssignedPatient['reportedScores'] =>
  report ? { at: Date.parse(report.at), phq9: report.phqScore ?? null, gad7: report.gadScore ?? null } : null;

const toSign = (name: string): PatientSign => PATIENT_SIGNS.find(sign => sign === name) ?? 'other';

const toRequest = (request: WaitingRequestDto | undefined): AssignedPatient['waitingRequest'] =>
  request
    ? { requestId: request.requestId, emergency: request.emergency, requestedAt: Date.parse(request.requestedAt) }
    : null;
