import type { Appointment } from '@/domain/patients/appointments/Appointment';
import type { AppointmentDto } from './momentDtos';

export const toAppointment = ({ startsAt, endsAt, timeZone, kind, status, place }: AppointmentDto): Appointment => ({
  start: Date.parse(startsAt),
  end: Date.parse(endsAt),
  timeZone,
  kind,
  status,
  place,
});
