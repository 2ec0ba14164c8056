import { pubNubOf } from '@/infrastructure/http/chat/pubNubOf';
import type {
  ActiveChatDto,
  AssignedPatientDto,
  LatestScoreDto,
  NextAppointmentDto,
  OpenRiskDto,
  PatientRecordMarkDto,
  ReportedScoresDto,
  WaitingRequestDto,
} from '@/infrastructure/http/patients/assignedPatientDtos';
import { riskLevels } from '@/infrastructure/http/patients/momentDtos';
import type { ChatRequest } from '#sandbox/backend/chat/ChatRequest';
import type { MomentStore } from '#sandbox/backend/patients/timeline/MomentStore';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import type { CareServices } from './CareServices';
import { contactOf } from './contactOf';
import type { Assignment } from './PatientPast';
import { isoTime } from '#sandbox/backend/kernel/isoTime';

type Optional<K extends keyof AssignedPatientDto> = Pick<AssignedPatientDto, K>;

/** Patients as the list of one therapist shows them. */
export class AssignedPatientViews {
  constructor(private readonly services: CareServices) {}

  view({ uid, patientId, since }: Assignment, patient: Patient): AssignedPatientDto {
    const { chat, care, moments } = this.services;
    const shelf = moments.historyOf(patientId);
    const { last, waitingSince } = contactOf(chat, shelf, patient);
    const { email, firstName, lastName } = patient;
    const whole: AssignedPatientDto = {
      id: patientId,
      userId: patient.uid,
      email,
      firstName,
      lastName,
      record: this.mark(patient),
      isLeadTherapist: care.leadOf(patientId) === uid,
      assignedSince: isoTime(since),
      ...(last !== undefined && { lastContactAt: isoTime(last) }),
      ...(waitingSince !== undefined && { waitingSince: isoTime(waitingSince) }),
      ...(patient.highRiskSince !== undefined && { highRiskSince: isoTime(patient.highRiskSince) }),
      ...this.unread(uid, patientId),
      ...this.activity(shelf, patient.uid),
      ...this.nextAppointment(shelf),
      ...latestScore(shelf, 'phq9'),
      ...latestScore(shelf, 'gad7'),
      openRisks: this.openRisks(patientId),
      ...this.waitingRequest(patientId),
      ...this.acceptedRequest(patientId),
      ...this.reportedScores(patientId),
      ...this.surveyAlarm(patientId),
    };
    return withoutFailed(whole, this.services.failedSigns());
  }

  mark({ patientId, highRisk }: Patient): PatientRecordMarkDto {
    const room = this.services.chat.rooms.activeOf(patientId);
    const activeChat: ActiveChatDto | undefined = room && { pubNub: pubNubOf(room.generation), chatSessionId: room.id };
    return { highRisk, ...(activeChat && { activeChat }) };
  }

  private unread(uid: string, patientId: string): Optional<'unreadMessageCount' | 'unreadSince'> {
    const { rooms, views } = this.services.chat;
    const room = rooms.activeOf(patientId);
    if (!room?.people.some(({ userId }) => userId === uid)) return { unreadMessageCount: 0 };
    const since = views.unreadSince(room, uid);
    const { unreadMessageCount = 0 } = views.session(room, uid);
    return { unreadMessageCount, ...(since !== undefined && { unreadSince: isoTime(since) }) };
  }

  private activity(shelf: MomentStore, patientUid: string): Optional<'lastActivityAt'> {
    const now = this.services.clock.now();
    const newest = shelf.all().find(({ author, at }) => author === patientUid && at <= now);
    return newest ? { lastActivityAt: isoTime(newest.at) } : {};
  }

  private nextAppointment(shelf: MomentStore): { nextAppointment?: NextAppointmentDto } {
    const coming = shelf.select({
      types: new Set(['appointment']),
      from: this.services.clock.now() - LONGEST_APPOINTMENT_MS,
      limit: 200,
    });
    const next = coming.findLast(({ content: { appointment }, deleted }) => {
      return (
        !deleted && appointment?.status === 'scheduled' && Date.parse(appointment.endsAt) > this.services.clock.now()
      );
    });
    return next?.content.appointment ? { nextAppointment: { ...next.content.appointment, momentId: next.id } } : {};
  }

  private openRisks(patientId: string): OpenRiskDto[] {
    const open = this.services.risks.assessmentsOf(patientId).filter(({ status }) => status === 'open');
    return open
      .toSorted((a, b) => riskLevels.indexOf(b.level) - riskLevels.indexOf(a.level))
      .map(({ riskAssessmentId, level, reviewOn, assessed }) => ({
        riskAssessmentId,
        level,
        assessedAt: isoTime(assessed.at),
        ...(reviewOn !== undefined && { reviewOn }),
      }));
  }

  private waitingRequest(patientId: string): { waitingRequest?: WaitingRequestDto } {
    const request = this.services.chat.requests
      .waiting()
      .find(waiting => waiting.patientId === patientId && waiting.to === undefined);
    return request ? { waitingRequest: requestOf(request) } : {};
  }

  private acceptedRequest(patientId: string): { acceptedRequest?: WaitingRequestDto } {
    const { rooms, views } = this.services.chat;
    const room = rooms.activeOf(patientId);
    const request = room && views.acceptedRequest(room);
    return request ? { acceptedRequest: requestOf(request) } : {};
  }

  private reportedScores(patientId: string): { reportedScores?: ReportedScoresDto } {
    const report = this.services.scores.reportOf(patientId);
    return report ? { reportedScores: { ...report, at: isoTime(report.at) } } : {};
  }

  /** Until a risk assessment is made after it. */
  private surveyAlarm(patientId: string): Optional<'surveyAlarm'> {
    const assessed = this.services.risks.assessmentsOf(patientId)[0]?.assessed.at ?? 0;
    const alarm = this.services.surveys.alarmOf(patientId, assessed);
    return alarm ? { surveyAlarm: { ...alarm, at: isoTime(alarm.at) } } : {};
  }
}

const requestOf = ({ id, emergency, requestedAt }: ChatRequest): WaitingRequestDto => ({
  requestId: id,
  emergency,
  requestedAt: isoTime(requestedAt),
});

const failing = [
  'record',
  'unreadMessageCount',
  'nextAppointment',
  'phq9',
  'gad7',
  'openRisks',
  'waitingRequest',
  'acceptedRequest',
  'reportedScores',
  'surveyAlarm',
] as const;

/** Parts that could not be looked up are absent, and named. */
function withoutFailed(whole: AssignedPatientDto, names: readonly string[]): AssignedPatientDto {
  const failed = failing.filter(name => names.includes(name));
  if (failed.length === 0) return whole;
  const without: AssignedPatientDto = { ...whole, couldNotCheck: [...failed] };
  for (const name of failed) delete without[name];
  return without;
}

/** Milliseconds; the backend takes no longer appointment. */
export const LONGEST_APPOINTMENT_MS = 12 * 3_600_000;

function latestScore<Q extends 'phq9' | 'gad7'>(shelf: MomentStore, quiz: Q): { readonly [K in Q]?: LatestScoreDto } {
  const [latest, ...earlier] = shelf
    .select({ types: new Set([quiz]), limit: Infinity })
    .filter(({ deleted, hardDelete }) => !deleted && !hardDelete);
  const result = latest?.content.quiz;
  if (!latest || !result) return {};
  const previous = earlier.find(({ content }) => content.quiz?.score !== undefined)?.content.quiz?.score;
  return { [quiz]: { ...result, at: isoTime(latest.at), ...(previous !== undefined && { previous }) } } as {
    readonly [K in Q]?: LatestScoreDto;
  };
}
