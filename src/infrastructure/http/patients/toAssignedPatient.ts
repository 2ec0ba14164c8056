import type { AssignedPatient, LatestScore } from '@/domain/patients/AssignedPatient';
import type { ActiveChatDto, AssignedPatientDto, LatestScoreDto, NextAppointmentDto, OpenRiskDto, WaitingRequestDto } from './assignedPatientDtos';
import { toAnswers } from './toAnswers';
import { toAppointment } from './toAppointment';

export function toAssignedPatient(dto: AssignedPatientDto): AssignedPatient {
  const { id, userId, email, firstName, lastName, record, isLeadTherapist, unreadMessageCount } = dto;
  return {
    id,
    userId,
    email,
    firstName,
    lastName,
    highRisk: record.highRisk,
    activeChat: toActiveChat(record.activeChat),
    isLeadTherapist,
    assignedSince: Date.parse(dto.assignedSince),
    lastContactAt: toTime(dto.lastContactAt),
    lastActivityAt: toTime(dto.lastActivityAt),
    nextAppointment: toNextAppointment(dto.nextAppointment),
    unreadMessageCount,
    waitingSince: toTime(dto.waitingSince),
    phq9: toScore(dto.phq9),
    gad7: toScore(dto.gad7),
    openRisk: toOpenRisk(dto.openRisk),
    waitingRequest: toRequest(dto.waitingRequest),
  };
}

export const toTime = (instant: string | undefined): number | null => (instant === undefined ? null : Date.parse(instant));

export const toActiveChat = (chat: ActiveChatDto | undefined): AssignedPatient['activeChat'] => (chat ? { chatSessionId: chat.chatSessionId, pubNub: chat.pubNub } : null);

const toNextAppointment = (next: NextAppointmentDto | undefined): AssignedPatient['nextAppointment'] => (next ? { ...toAppointment(next), momentId: next.momentId } : null);

const toScore = (score: LatestScoreDto | undefined): LatestScore | null =>
  score ? { at: Date.parse(score.at), items: toAnswers(score.items), previous: score.previous ?? null } : null;

const toOpenRisk = (risk: OpenRiskDto | undefined): AssignedPatient['openRisk'] =>
  risk ? { riskAssessmentId: risk.riskAssessmentId, level: risk.level, assessedAt: Date.parse(risk.assessedAt), reviewOn: risk.reviewOn ?? null } : null;

const toRequest = (request: WaitingRequestDto | undefined): AssignedPatient['waitingRequest'] =>
  request ? { requestId: request.requestId, emergency: request.emergency, requestedAt: Date.parse(request.requestedAt) } : null;
