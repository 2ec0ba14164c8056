export type AppointmentKind = 'video' | 'phone' | 'in-person' | 'chat';
export type AppointmentStatus = 'scheduled' | 'attended' | 'missed' | 'cancelled';

export interface Appointment {
  /** Milliseconds since 1970. */
  readonly start: number;
  /** Milliseconds since 1970, end excluded. */
  readonly end: number;
  /** The zone in which the time was agreed. */
  readonly timeZone: string;
  readonly kind: AppointmentKind;
  readonly status: AppointmentStatus;
  /** A room, a number, a link; may be empty. */
  readonly place: string;
}
