import { clockToleranceMs } from '@/domain/kernel/clockToleranceMs';
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

/** `asOf`: when the answer was given, in milliseconds since 1970. What has happened is not later than that. */
export function toAssignedPatient(dto: AssignedPatientDto, asOf: number): AssignedPatient {
  const { id, userId, email, firstName = '', lastName = '', record, isLeadTherapist = false } = dto;
  const { unreadMessageCount, openRisks } = dto;
  const past = (instant: string | null | undefined): number | null => (isLater(instant, asOf) ? null : toTime(instant));
  return {
    id,
    userId,
    email,
    firstName,
    lastName,
    highRisk: record?.highRisk ?? false,
    highRiskSince: past(dto.highRiskSince),
    activeChat: toActiveChat(record?.activeChat),
    isLeadTherapist,
    assignedSince: Date.parse(dto.assignedSince),
    lastContactAt: past(dto.lastContactAt),
    lastActivityAt: past(dto.lastActivityAt),
    nextAppointment: toNextAppointment(dto.nextAppointment),
    unreadMessageCount: unreadMessageCount ?? 0,
    unreadSince: past(dto.unreadSince),
    waitingSince: past(dto.waitingSince),
    phq9: toScore(dto.phq9),
    gad7: toScore(dto.gad7),
    openRisks: (openRisks ?? []).map(toOpenRisk),
    waitingRequest: toRequest(dto.waitingRequest, past),
    acceptedRequest: toRequest(dto.acceptedRequest, past),
    reportedScores: toReport(dto.reportedScores),
    couldNotCheck: [...new Set([...(dto.couldNotCheck ?? []).map(toSign), ...missing(dto), ...odd(dto, asOf)])],
  };
}

const neverAbsent = ['record', 'unreadMessageCount', 'openRisks'] as const;

/** What every patient has: absent, it could not be looked up. */
const missing = (dto: AssignedPatientDto): readonly PatientSign[] =>
  neverAbsent.filter(sign => (dto[sign] ?? null) === null);

const isLater = (instant: string | null | undefined, asOf: number): boolean =>
  (toTime(instant) ?? -Infinity) > asOf + clockToleranceMs;

/** What has parts that could not be read, or a date that cannot be. */
function odd(dto: AssignedPatientDto, asOf: number): readonly PatientSign[] {
  const requests = (['waitingRequest', 'acceptedRequest'] as const).filter(
    sign => (dto[sign]?.couldNotCheck ?? []).length > 0 || isLater(dto[sign]?.requestedAt, asOf),
  );
  const scores = (['phq9', 'gad7'] as const).filter(sign => isLater(dto[sign]?.at, asOf));
  const times = (['lastContactAt', 'waitingSince'] as const).filter(sign => isLater(dto[sign], asOf));
  return [...requests, ...scores, ...times];
}

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

const toRequest = (
  request: WaitingRequestDto | undefined,
  past: (instant: string | undefined) => number | null,
): AssignedPatient['waitingRequest'] =>
  request
    ? {
        requestId: request.requestId ?? '',
        emergency: request.emergency ?? false,
        requestedAt: past(request.requestedAt),
      }
    : null;
