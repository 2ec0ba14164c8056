import type { AppointmentStatus } from '@/domain/patients/Appointment';
import type { Moment } from '@/domain/patients/Moment';
import type { Result } from '@/domain/shared/Result';
import type { AppointmentGateway } from './ports/AppointmentGateway';
import type { PatientFailure } from './ports/PatientFailure';

/** Records what became of appointments: attended, missed, cancelled, or scheduled again. All of them, or none. */
export class SettleAppointment {
  constructor(private readonly gateway: Pick<AppointmentGateway, 'change'>) {}

  execute(patientId: string, momentIds: readonly string[], status: AppointmentStatus): Promise<Result<readonly Moment[], PatientFailure>> {
    return this.gateway.change(patientId, momentIds.map(momentId => ({ momentId, status })));
  }
}
