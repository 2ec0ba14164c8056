export const APPOINTMENT_KINDS = ['video', 'phone', 'in-person', 'chat'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];
export const APPOINTMENT_STATUSES = ['scheduled', 'attended', 'missed', 'cancelled'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

export interface Appointment {
  /** Milliseconds since 1970. */
  readonly start: number;
  /** Milliseconds since 1970, end excluded. */
  readonly end: number;
  /** Time zone in which the appointment was agreed. */
  readonly timeZone: string;
  readonly kind: AppointmentKind;
  readonly status: AppointmentStatus;
  /** A room, a number, a link; may be empty. */
  readonly place: string;
}
