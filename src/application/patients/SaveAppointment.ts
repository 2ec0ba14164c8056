import type { Appointment, AppointmentKind } from '@/domain/patients/Appointment';
import { appointmentTimes, type AppointmentFault, type AppointmentTimesInput } from '@/domain/patients/appointmentTimes.rule';
import type { Moment } from '@/domain/patients/Moment';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { Clock } from '../shared/ports/Clock';
import type { AppointmentGateway } from './ports/AppointmentGateway';
import type { PatientFailure } from './ports/PatientFailure';

export interface AppointmentForm extends Omit<AppointmentTimesInput, 'now'> {
  readonly patientId: string;
  /** Chosen once for the form; the id of the appointment where one is changed. */
  readonly momentId: string;
  readonly isNew: boolean;
  readonly kind: AppointmentKind;
  readonly place: string;
}

export type SaveAppointmentFailure = PatientFailure | { readonly kind: 'unfit'; readonly faults: readonly AppointmentFault[] };

/** Makes an appointment, or moves one. Clashes are warnings, and none of its business. */
export class SaveAppointment {
  constructor(
    private readonly gateway: AppointmentGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ patientId, momentId, isNew, kind, place, ...times }: AppointmentForm): Promise<Result<Moment, SaveAppointmentFailure>> {
    const { start, end, faults } = appointmentTimes({ ...times, now: this.clock.now() });
    if (start === null || end === null || faults.length > 0) return fail({ kind: 'unfit', faults });
    const appointment: Appointment = { start, end, timeZone: times.zone, kind, place, status: 'scheduled' };
    if (isNew) return this.gateway.make(patientId, momentId, appointment);
    const changed = await this.gateway.change(patientId, [{ momentId, ...appointment }]);
    if (!changed.ok) return changed;
    const moment = changed.value.find(one => one.momentId === momentId);
    return moment ? ok(moment) : fail({ kind: 'notFound' });
  }
}
