import { APPOINTMENT_KINDS, type AppointmentKind } from '@/domain/patients/appointments/Appointment';

export const appointmentKinds: readonly AppointmentKind[] = APPOINTMENT_KINDS;

/** The kind of that name, as a select returns names. Null if none is chosen. */
export const appointmentKindOf = (name: string): AppointmentKind | null =>
  appointmentKinds.find(kind => kind === name) ?? null;
