import type { AppointmentDto } from '@/infrastructure/http/patients/momentDtos';
import type { AppointmentChangeDto } from '@/infrastructure/http/patients/momentActDtos';
import { LONGEST_APPOINTMENT_MS } from '#sandbox/backend/patients/AssignedPatientViews';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { demandTimeZone } from '#sandbox/backend/kernel/demandTimeZone';
import { withoutUndefined } from '#sandbox/backend/kernel/withoutUndefined';

/**
 * Refuses with 400 `InvalidTimeZone`, and with 400 `InvalidAppointment` one that ends before it begins or lasts too
 * long.
 */
export function checkedAppointment(appointment: AppointmentDto): AppointmentDto {
  demandTimeZone(appointment.timeZone);
  const lasts = Date.parse(appointment.endsAt) - Date.parse(appointment.startsAt);
  if (!(lasts > 0 && lasts <= LONGEST_APPOINTMENT_MS)) {
    throw new BackendError(
      400,
      'InvalidAppointment',
      'An appointment ends after it begins, and lasts no longer than 12 hours.',
    );
  }
  return { ...withoutUndefined(appointment) };
}

export function changedAppointment(
  appointment: AppointmentDto,
  { momentId: _, ...changes }: AppointmentChangeDto,
): AppointmentDto {
  return checkedAppointment({ ...appointment, ...withoutUndefined(changes) });
}
