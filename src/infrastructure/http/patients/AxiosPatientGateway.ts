import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import type { EligibleTherapist, PatientGateway } from '@/application/patients/ports/PatientGateway';
import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import type { ScoreGraph } from '@/domain/patients/scores/ScoreGraph';
import type { Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { chatActEndpoints } from '../endpoints/chatActs';
import { patientEndpoints } from '../endpoints/patients';
import { toInstant } from './toInstant';
import { patientCall, toPatientAnswer, unreadableIn } from './toPatientAnswer';
import { toPatientDetails } from './toPatientDetails';
import { toScoreGraph } from './toScoreGraph';

export class AxiosPatientGateway implements PatientGateway {
  constructor(private readonly backend: BackendClient) {}

  async details(patientId: string): Promise<Result<PatientDetails, PatientFailure>> {
    const answer = await this.backend.call(patientEndpoints.details, { path: { patientId } }, patientCall);
    return toPatientAnswer(answer, dto => toPatientDetails(dto, unreadableIn(answer)));
  }

  async leads(patientId: string): Promise<Result<boolean, PatientFailure>> {
    return toPatientAnswer(await this.backend.call(patientEndpoints.isLead, { path: { patientId } }, patientCall), leads => leads);
  }

  async graph(patientId: string, from: number, until: number): Promise<Result<ScoreGraph, PatientFailure>> {
    const query = { startFrom: toInstant(from), endAt: toInstant(until) };
    const answer = await this.backend.call(patientEndpoints.graph, { path: { patientId }, query }, patientCall);
    return toPatientAnswer(answer, dto => toScoreGraph(dto, unreadableIn(answer)));
  }

  async eligibleToShare(patientId: string): Promise<Result<readonly EligibleTherapist[], PatientFailure>> {
    const answer = await this.backend.call(chatActEndpoints.eligibleTherapists, { path: { patientId }, query: { purpose: ['share-data'] } }, patientCall);
    return toPatientAnswer(answer, therapists => therapists.map(({ therapistId, name, email }) => ({ therapistId, name, email })));
  }

  async shareData(patientId: string, therapistId: string): Promise<Result<boolean, PatientFailure>> {
    return toPatientAnswer(await this.backend.call(patientEndpoints.shareData, { path: { patientId, therapistId } }, patientCall), ({ isNew }) => isNew);
  }
}
