import { appointmentOutcomes } from '@/domain/patients/appointments/appointmentOutcomes.rule';
import type { AppointmentStatus } from '@/domain/patients/appointments/Appointment';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { fail, type Result } from '@/domain/kernel/Result';
import type { Clock } from '../../kernel/ports/Clock';
import type { AppointmentGateways } from './SaveAppointment';
import type { CallFailure } from '../../kernel/ports/CallFailure';

export interface Settlement {
  readonly momentId: string;
  /** As seen by the user. */
  readonly from: AppointmentStatus;
  readonly to: AppointmentStatus;
}

/**
 * `changedMeanwhile`: a colleague recorded a different outcome for one of them. `notYet`: one of them has not begun.
 * Nothing was recorded.
 */
export type SettleFailure = CallFailure | { readonly kind: 'changedMeanwhile' | 'notYet' };

/** Returns the settlements that undo the given ones. */
export const undone = (settlements: readonly Settlement[]): readonly Settlement[] =>
  settlements.map(({ momentId, from, to }) => ({ momentId, from: to, to: from }));

/**
 * Records the outcome of appointments: attended, missed, cancelled, or rescheduled. All of them, or none. Each is read
 * just before, so that a colleague's record is not overwritten unseen.
 */
export class RecordAttendance {
  constructor(
    private readonly gateways: {
      readonly appointments: Pick<AppointmentGateways['appointments'], 'change'>;
      readonly archive: AppointmentGateways['archive'];
    },
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async execute(
    patientId: string,
    settlements: readonly Settlement[],
  ): Promise<Result<readonly Moment[], SettleFailure>> {
    const { appointments, archive } = this.gateways;
    const found = await Promise.all(
      settlements.map(async settlement => ({ settlement, moment: await archive.find(patientId, settlement.momentId) })),
    );
    for (const { settlement, moment } of found) {
      if (!moment.ok) return moment;
      const { appointment, deleted } = moment.value;
      if (appointment === undefined || deleted !== undefined) return fail({ kind: 'notFound' });
      if (appointment.status !== settlement.from && appointment.status !== settlement.to)
        return fail({ kind: 'changedMeanwhile' });
      if (!appointmentOutcomes({ start: appointment.start, now: this.clock.now() }).includes(settlement.to))
        return fail({ kind: 'notYet' });
    }
    return appointments.change(
      patientId,
      settlements.map(({ momentId, to }) => ({ momentId, status: to })),
    );
  }
}
