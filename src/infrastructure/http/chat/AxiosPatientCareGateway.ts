import type { ActFailure } from '@/application/chat/ports/ActFailure';
import type { PatientCareGateway } from '@/application/chat/ports/PatientCareGateway';
import type { Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { mapAnswer } from '../client/mapAnswer';
import { patientCareEndpoints } from '../endpoints/patientCare';
import { patientEndpoints } from '../endpoints/patients';
import { toActFailure, toActResult } from './toActFailure';

/** Number of notes that are searched. */
const NEWEST_NOTES = 50;

/** The screen reports the failure itself. */
const options = { expects: [403, 404, 409], ownWords: true } as const;

export class AxiosPatientCareGateway implements PatientCareGateway {
  constructor(
    private readonly backend: BackendClient,
    /** Runs once an attempt to change the flag has ended, however it ended. */
    private readonly onFlagWritten: (patientId: string) => void = () => undefined,
  ) {}

  async isHighRisk(patientId: string): Promise<Result<boolean, ActFailure>> {
    const answer = await this.backend.call(patientEndpoints.details, { path: { patientId } }, options);
    return mapAnswer(answer, ({ record }) => record.highRisk, toActFailure);
  }

  async setHighRisk(patientId: string, highRisk: boolean): Promise<Result<void, ActFailure>> {
    const answer = await this.backend.call(
      patientCareEndpoints.setHighRisk,
      { path: { patientId }, body: { highRisk } },
      options,
    );
    this.onFlagWritten(patientId);
    return toActResult(answer);
  }

  async writeNote(patientId: string, note: string, momentId?: string): Promise<Result<string, ActFailure>> {
    const answer = await this.backend.call(
      patientCareEndpoints.addNote,
      { path: { patientId }, query: { note, ...(momentId !== undefined && { momentId }) } },
      options,
    );
    return mapAnswer(answer, ({ momentId }) => momentId, toActFailure);
  }

  async findNote(patientId: string, note: string): Promise<Result<string | null, ActFailure>> {
    const query = { types: ['note'], limit: NEWEST_NOTES };
    const answer = await this.backend.call(
      patientCareEndpoints.patientMoments,
      { path: { patientId }, query },
      options,
    );
    return mapAnswer(
      answer,
      ({ moments }) => moments.find(moment => moment.note === note)?.momentId ?? null,
      toActFailure,
    );
  }

  async removeNote(patientId: string, momentId: string): Promise<Result<void, ActFailure>> {
    return toActResult(
      await this.backend.call(patientCareEndpoints.deleteNote, { path: { patientId, momentId } }, options),
    );
  }

  async discharge(patientId: string): Promise<Result<void, ActFailure>> {
    return toActResult(
      await this.backend.call(patientCareEndpoints.dischargePatient, { path: { patientId } }, options),
    );
  }
}
