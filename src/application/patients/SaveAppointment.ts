import type { Appointment, AppointmentKind } from '@/domain/patients/Appointment';
import { appointmentTimes, type AppointmentFault, type AppointmentTimesInput } from '@/domain/patients/appointmentTimes.rule';
import { isSamePlan } from '@/domain/patients/isSamePlan';
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

/** `standsOtherwise`: it was made before with other content, as `stands` says, and could not be changed. */
export type SaveAppointmentFailure =
  | PatientFailure
  | { readonly kind: 'unfit'; readonly faults: readonly AppointmentFault[] }
  | { readonly kind: 'standsOtherwise'; readonly stands: Appointment; readonly why: PatientFailure };

type Saved = Result<Moment, SaveAppointmentFailure>;

/**
 * Makes an appointment, or moves one. Clashes are warnings, and none of its business. One that is sent again with other content after its
 * answer was lost may stand as it was sent first: then it is changed, so that nothing is called saved but what was asked for.
 */
export class SaveAppointment {
  constructor(
    private readonly gateway: AppointmentGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ patientId, momentId, isNew, kind, place, ...times }: AppointmentForm): Promise<Saved> {
    const { start, end, faults } = appointmentTimes({ ...times, now: this.clock.now() });
    if (start === null || end === null || faults.length > 0) return fail({ kind: 'unfit', faults });
    const appointment: Appointment = { start, end, timeZone: times.zone, kind, place, status: 'scheduled' };
    return isNew ? this.make(patientId, momentId, appointment) : this.change(patientId, momentId, appointment);
  }

  private async make(patientId: string, momentId: string, appointment: Appointment): Promise<Saved> {
    const made = await this.gateway.make(patientId, momentId, appointment);
    if (!made.ok) return made;
    const stands = made.value.deleted === undefined ? made.value.appointment : undefined;
    if (stands === undefined) return fail({ kind: 'notFound' });
    if (isSamePlan(stands, appointment)) return made;
    const changed = await this.change(patientId, momentId, appointment);
    return changed.ok || changed.failure.kind === 'notFound' ? changed : fail({ kind: 'standsOtherwise', stands, why: changed.failure });
  }

  private async change(patientId: string, momentId: string, appointment: Appointment): Promise<Result<Moment, PatientFailure>> {
    const changed = await this.gateway.change(patientId, [{ momentId, ...appointment }]);
    if (!changed.ok) return changed;
    const moment = changed.value.find(one => one.momentId === momentId);
    return moment ? ok(moment) : fail({ kind: 'notFound' });
  }
}
