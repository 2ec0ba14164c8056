import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import type { PatientGateway } from '../ports/PatientGateway';

/** Looks up who a patient is; undefined where that could not be found out. */
export class FindPatient {
  constructor(private readonly gateway: Pick<PatientGateway, 'details'>) {}

  async execute(patientId: string): Promise<PatientDetails | undefined> {
    const details = await this.gateway.details(patientId);
    return details.ok ? details.value : undefined;
  }
}
