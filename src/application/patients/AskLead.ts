import type { Checked } from '@/domain/patients/Checked';
import type { PatientGateway } from './ports/PatientGateway';

/** Tells whether the therapist leads a patient's care now, as only the lead therapist may discharge from a chat that is open. */
export class AskLead {
  constructor(private readonly gateway: Pick<PatientGateway, 'leads'>) {}

  async execute(patientId: string): Promise<Checked<boolean>> {
    const leads = await this.gateway.leads(patientId);
    return leads.ok ? leads.value : 'couldNotCheck';
  }
}
