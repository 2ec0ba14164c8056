import type { AppointmentKind, AppointmentStatus } from '@/domain/patients/Appointment';

export const appointmentKinds: readonly AppointmentKind[] = ['video', 'phone', 'in-person', 'chat'];
export const appointmentStatuses: readonly AppointmentStatus[] = ['attended', 'missed', 'cancelled', 'scheduled'];

/** The kind of that name; a select gives names. */
export const appointmentKindOf = (name: string): AppointmentKind => appointmentKinds.find(kind => kind === name) ?? 'video';
