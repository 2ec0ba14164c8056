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
import type { SurveyAlarmDto } from '../surveys/surveyDtos';
import { isUnreadAnswer } from '@/domain/patients/scores/QuestionnaireResult';
import { toAnswers } from './toAnswers';
import { toAppointment } from './toAppointment';
import { generationOfPubNub } from '../chat/pubNubOf';

/** The first year of the PHQ-9 is 1999: what was reported or assessed before it has a date that cannot be. */
const EARLIEST_MS = Date.UTC(1999, 0, 1);

/** Reviews are never planned further ahead: a later day is a typing error, and would hide the review for years. */
const LATEST_REVIEW_MS = 2 * 366 * 24 * 60 * 60_000;

/** `asOf`: when the answer was given, in milliseconds since 1970. Past events are not later than that. */
export function toAssignedPatient(dto: AssignedPatientDto, asOf: number): AssignedPatient {
  const { id, userId = '', email = '', firstName = '', lastName = '', record, isLeadTherapist = false } = dto;
  const { unreadMessageCount, openRisks } = dto;
  const past: Past = instant => (isOdd(instant, asOf) ? null : toTime(instant));
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
    assignedSince: toTime(dto.assignedSince),
    lastContactAt: past(dto.lastContactAt),
    lastActivityAt: past(dto.lastActivityAt),
    nextAppointment: toNextAppointment(dto.nextAppointment),
    unreadMessageCount: unreadMessageCount ?? 0,
    unreadSince: past(dto.unreadSince),
    waitingSince: past(dto.waitingSince),
    phq9: toScore(dto.phq9, past),
    gad7: toScore(dto.gad7, past),
    openRisks: (openRisks ?? []).map(risk => toOpenRisk(risk, past, asOf)),
    waitingRequest: toRequest(dto.waitingRequest, past),
    acceptedRequest: toRequest(dto.acceptedRequest, past),
    reportedScores: toReport(dto.reportedScores, past),
    surveyAlarm: toAlarm(dto.surveyAlarm, past),
    couldNotCheck: [...new Set([...(dto.couldNotCheck ?? []).map(toSign), ...missing(dto), ...odd(dto, asOf)])],
  };
}

const neverAbsent = ['record', 'unreadMessageCount', 'openRisks'] as const;

/** Parts that every patient has: if absent, they could not be looked up. */
const missing = (dto: AssignedPatientDto): readonly PatientSign[] =>
  neverAbsent.filter(sign => (dto[sign] ?? null) === null);

/** Parses the time of a past event; null for a missing or impossible one. */
type Past = (instant: string | null | undefined) => number | null;

function isOdd(instant: string | null | undefined, asOf: number): boolean {
  const at = toTime(instant);
  return at !== null && (at < EARLIEST_MS || at > asOf + clockToleranceMs);
}

/** Entries with parts that could not be read, or with an impossible date. */
function odd(dto: AssignedPatientDto, asOf: number): readonly PatientSign[] {
  const requests = (['waitingRequest', 'acceptedRequest'] as const).filter(
    sign => (dto[sign]?.couldNotCheck ?? []).length > 0 || isOdd(dto[sign]?.requestedAt, asOf),
  );
  const scores = (['phq9', 'gad7', 'reportedScores'] as const).filter(sign => isOdd(dto[sign]?.at, asOf));
  const unread = (['phq9', 'gad7'] as const).filter(sign => toAnswers(dto[sign]?.items ?? []).some(isUnreadAnswer));
  const risks = (dto.openRisks ?? []).some(
    ({ assessedAt, reviewOn }) => isOdd(assessedAt, asOf) || isTooFar(reviewOn, asOf),
  )
    ? (['openRisks'] as const)
    : [];
  const reported = (dto.reportedScores?.couldNotCheck ?? []).some(part => part !== 'at')
    ? (['reportedScores'] as const)
    : [];
  const times = (['lastContactAt', 'waitingSince'] as const).filter(sign => isOdd(dto[sign], asOf));
  return [...requests, ...scores, ...unread, ...reported, ...risks, ...times];
}

export const toTime = (instant: string | null | undefined): number | null =>
  typeof instant === 'string' ? Date.parse(instant) : null;

export const toActiveChat = (chat: ActiveChatDto | undefined): AssignedPatient['activeChat'] =>
  chat ? { chatSessionId: chat.chatSessionId, generation: generationOfPubNub(chat.pubNub) } : null;

const toNextAppointment = (next: NextAppointmentDto | undefined): AssignedPatient['nextAppointment'] =>
  next ? { ...toAppointment(next), momentId: next.momentId } : null;

const toScore = (score: LatestScoreDto | undefined, past: Past): LatestScore | null =>
  score ? { at: past(score.at), items: toAnswers(score.items), previous: score.previous ?? null } : null;

const isTooFar = (day: string | undefined, asOf: number): boolean =>
  day !== undefined && Date.parse(day) > asOf + LATEST_REVIEW_MS;

const toOpenRisk = (
  { riskAssessmentId = '', level, assessedAt, reviewOn }: OpenRiskDto,
  past: Past,
  asOf: number,
): OpenRisk => ({
  riskAssessmentId,
  level,
  assessedAt: past(assessedAt),
  reviewOn: reviewOn === undefined || isTooFar(reviewOn, asOf) ? null : reviewOn,
});

const toReport = (report: ReportedScoresDto | undefined, past: Past): AssignedPatient['reportedScores'] =>
  report ? { at: past(report.at), phq9: report.phqScore ?? null, gad7: report.gadScore ?? null } : null;

const toAlarm = (alarm: SurveyAlarmDto | undefined, past: Past): AssignedPatient['surveyAlarm'] =>
  alarm
    ? {
        at: past(alarm.at),
        survey: alarm.survey ?? null,
        question: alarm.question ?? null,
        answer: alarm.answer ?? null,
      }
    : null;

const toSign = (name: string): PatientSign => PATIENT_SIGNS.find(sign => sign === name) ?? 'other';

const toRequest = (request: WaitingRequestDto | undefined, past: Past): AssignedPatient['waitingRequest'] =>
  request
    ? {
        requestId: request.requestId ?? '',
        emergency: request.emergency ?? false,
        requestedAt: past(request.requestedAt),
      }
    : null;
