import type { Appointment } from '@/domain/patients/appointments/Appointment';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { MomentArchive } from '../ports/MomentArchive';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** Finds the appointment to change; a deleted one, or another kind of moment, is `notFound`. */
export class FindAppointment {
  constructor(private readonly moments: Pick<MomentArchive, 'find'>) {}

  async execute(patientId: string, momentId: string): Promise<Result<Appointment, CallFailure>> {
    const found = await this.moments.find(patientId, momentId);
    if (!found.ok) return found;
    const { appointment, deleted } = found.value;
    return appointment === undefined || deleted !== undefined ? fail({ kind: 'notFound' }) : ok(appointment);
  }
}
