import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { EligibleTherapist, PatientGateway, SharedData } from '@/application/patients/ports/PatientGateway';
import type { PatientDetails, Carer } from '@/domain/patients/record/PatientDetails';
import type { ScoreGraph } from '@/domain/patients/scores/ScoreGraph';
import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { chatActEndpoints } from '../endpoints/chatActs';
import { patientEndpoints } from '../endpoints/patients';
import { toInstant } from './toInstant';
import type { LeftOut } from '../client/mapAnswer';
import { patientCall, toCallAnswer } from '../client/toCallAnswer';
import type { CarerDto, PatientDetailsDto, GraphDto, QuizPointDto } from './patientDtos';
import { toActiveChat, toTime } from './toAssignedPatient';
import { toAnswers } from './toAnswers';
import { toCgi, toReading } from './toMoment';

const toScoreGraph = ({ startFrom, endAt, mood, phq9, gad7, cgi }: GraphDto, { unreadable }: LeftOut): ScoreGraph => ({
  unreadable,
  from: Date.parse(startFrom),
  until: Date.parse(endAt),
  mood: mood.map(point => ({ ...toReading(point), ...placeOf(point) })),
  phq9: phq9.map(toResult),
  gad7: gad7.map(toResult),
  cgi: cgi.map(point => ({ ...toCgi(point), ...placeOf(point) })),
});

const placeOf = ({ momentId, at }: { readonly momentId: string; readonly at: string }) => ({
  momentId,
  at: Date.parse(at),
});
const toResult = (point: QuizPointDto): ScoreGraph['phq9'][number] => ({
  ...placeOf(point),
  items: toAnswers(point.items),
});

const toPatientDetails = (dto: PatientDetailsDto, { unreadable }: LeftOut): PatientDetails => ({
  id: dto.id,
  userId: dto.userId,
  email: dto.email,
  firstName: dto.firstName,
  lastName: dto.lastName,
  dateOfBirth: dto.dateOfBirth ?? null,
  region: dto.region,
  timeZone: dto.timeZone,
  highRisk: dto.record.highRisk,
  activeChat: toActiveChat(dto.record.activeChat),
  unreadableTherapists: unreadable,
  therapists: dto.therapists.map(toCarer),
  onlyReads: dto.onlyReads,
  lastContactAt: toTime(dto.lastContactAt),
});

const toCarer = ({ therapistId, userId, name, isLead, onlyReads }: CarerDto): Carer => ({
  therapistId,
  userId,
  name,
  isLead,
  onlyReads,
});

export class AxiosPatientGateway implements PatientGateway {
  constructor(private readonly backend: BackendClient) {}

  async details(patientId: string): Promise<Result<PatientDetails, CallFailure>> {
    const answer = await this.backend.call(patientEndpoints.details, { path: { patientId } }, patientCall);
    return toCallAnswer(answer, toPatientDetails);
  }

  async leads(patientId: string): Promise<Result<boolean, CallFailure>> {
    return toCallAnswer(
      await this.backend.call(patientEndpoints.isLead, { path: { patientId } }, patientCall),
      leads => leads,
    );
  }

  async graph(patientId: string, from: number, until: number): Promise<Result<ScoreGraph, CallFailure>> {
    const query = { startFrom: toInstant(from), endAt: toInstant(until) };
    const answer = await this.backend.call(patientEndpoints.graph, { path: { patientId }, query }, patientCall);
    return toCallAnswer(answer, toScoreGraph);
  }

  async eligibleToShare(patientId: string): Promise<Result<ReadList<EligibleTherapist>, CallFailure>> {
    const answer = await this.backend.call(
      chatActEndpoints.eligibleTherapists,
      { path: { patientId }, query: { purpose: ['share-data'] } },
      patientCall,
    );
    return toCallAnswer(answer, (therapists, { unreadable }) => ({
      items: therapists.map(({ therapistId, name, email }) => ({ therapistId, name, email })),
      unreadable,
    }));
  }

  async shareData(patientId: string, therapistId: string): Promise<Result<SharedData, CallFailure>> {
    return toCallAnswer(
      await this.backend.call(patientEndpoints.shareData, { path: { patientId, therapistId } }, patientCall),
      ({ isNew, sharedAt }) => ({ isNew, sharedAt: Date.parse(sharedAt) }),
    );
  }
}
