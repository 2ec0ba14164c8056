import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { CareServices } from '#sandbox/backend/patients/CareServices';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { changedAppointment, checkedAppointment } from './appointments';
import type { Moment } from './Moment';

type AppointmentCall = 'addAppointment' | 'editAppointments';

export function appointmentHandlers({
  care,
  moments,
  views,
  clock,
}: CareServices): Pick<HandlersOf<'patientMoments'>, AppointmentCall> {
  const find = (patientId: string, id: string): Moment => {
    const moment = moments.historyOf(patientId).find(id);
    if (moment?.type !== 'appointment' || moment.deleted || moment.hardDelete)
      throw new BackendError(404, 'NotFound', `There is no appointment ${id}.`);
    return moment;
  };
  return {
    addAppointment: ({ caller, path, body }) => {
      const { patientId } = care.carer(caller.uid, path.patientId);
      const appointment = checkedAppointment(body.appointment);
      const now = clock.now();
      const stamp = { at: Date.parse(appointment.startsAt), recordedAt: now, updatedAt: now, author: caller.uid };
      return views.staff(
        moments.addOnce({ id: body.momentId, patientId, type: 'appointment', ...stamp, content: { appointment } }),
      );
    },
    editAppointments: ({ caller, path, body }) => {
      const { patientId } = care.carer(caller.uid, path.patientId);
      const changed = body.changes.map(change => {
        const moment = find(patientId, change.momentId);
        const { appointment } = moment.content;
        if (!appointment) throw new Error(`The appointment ${moment.id} says nothing`);
        const next = changedAppointment(appointment, change);
        return { ...moment, at: Date.parse(next.startsAt), updatedAt: clock.now(), content: { appointment: next } };
      });
      return { moments: changed.map(moment => views.staff(moments.put(moment))) };
    },
  };
}
