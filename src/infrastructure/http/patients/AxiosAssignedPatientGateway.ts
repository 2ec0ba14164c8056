import type { AssignedPatientGateway, AssignedPatientPage } from '@/application/patients/ports/AssignedPatientGateway';
import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import type { Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { assignedPatientEndpoints } from '../endpoints/assignedPatients';
import { toAssignedPatient } from './toAssignedPatient';
import { patientCall, toPatientAnswer, unreadableIn } from './toPatientAnswer';

export class AxiosAssignedPatientGateway implements AssignedPatientGateway {
  constructor(private readonly backend: BackendClient) {}

  async page(skip: number, limit: number): Promise<Result<AssignedPatientPage, PatientFailure>> {
    const answer = await this.backend.call(assignedPatientEndpoints.list, { query: { skip, limit } }, patientCall);
    return toPatientAnswer(answer, ({ patients, total, asOf }) => ({
      patients: patients.map(toAssignedPatient),
      unreadable: unreadableIn(answer),
      total,
      asOf: Date.parse(asOf),
    }));
  }
}
