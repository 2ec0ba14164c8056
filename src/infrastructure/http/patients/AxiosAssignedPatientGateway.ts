import type { AssignedPatientGateway, AssignedPatientPage } from '@/application/patients/ports/AssignedPatientGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { assignedPatientEndpoints } from '../endpoints/assignedPatients';
import { toAssignedPatient } from './toAssignedPatient';
import { patientCall, toCallAnswer } from '../client/toCallAnswer';

export class AxiosAssignedPatientGateway implements AssignedPatientGateway {
  constructor(private readonly backend: BackendClient) {}

  async page(skip: number, limit: number): Promise<Result<AssignedPatientPage, CallFailure>> {
    const answer = await this.backend.call(assignedPatientEndpoints.list, { query: { skip, limit } }, patientCall);
    return toCallAnswer(answer, ({ patients, total, asOf }, { unreadable }) => ({
      patients: patients.map(patient => toAssignedPatient(patient, Date.parse(asOf))),
      unreadable,
      total,
      asOf: Date.parse(asOf),
    }));
  }
}
