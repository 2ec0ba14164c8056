import type { Moment } from '@/domain/patients/Moment';
import type { Result } from '@/domain/shared/Result';
import { everyAppointment } from './everyAppointment';
import type { MomentArchive } from './ports/MomentArchive';
import type { PatientFailure } from './ports/PatientFailure';

/** Lists every appointment of a patient, the latest first; part of them is never given for the whole, but for those that could not be read, of which the shell tells. */
export class ListAppointments {
  constructor(private readonly moments: Pick<MomentArchive, 'page'>) {}

  execute(patientId: string): Promise<Result<readonly Moment[], PatientFailure>> {
    return everyAppointment(this.moments, { patientId }, true);
  }
}
