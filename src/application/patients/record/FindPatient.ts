import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import type { KnownPatients } from '../../kernel/KnownPatients';
import type { PatientGateway } from '../ports/PatientGateway';

/** Looks up a patient; undefined if unknown. */
export class FindPatient {
  constructor(
    private readonly gateway: Pick<PatientGateway, 'details'>,
    private readonly known: KnownPatients,
  ) {}

  async execute(patientId: string): Promise<PatientDetails | undefined> {
    const details = await this.gateway.details(patientId);
    return details.ok ? this.known.distinguishAll([details.value])[0] : undefined;
  }
}
