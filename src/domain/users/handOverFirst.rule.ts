import { rule, says } from '../kernel/rule';

/** Days before the last day of a therapist from which an email says what is still to be handed over. */
export const HAND_OVER_NOTICE_DAYS = 7;

/** What depends on a therapist; null where it could not be counted. */
export interface TherapistDuties {
  readonly openChats: number | null;
  readonly patientsLed: number | null;
  /** Appointments from now on. */
  readonly appointments: number | null;
}

export type Duty = keyof TherapistDuties;

export type HandOverVerdict =
  | { readonly mayEnd: true }
  /** `first`: what has to be handed over; `unknown`: what could not be counted. */
  | { readonly mayEnd: false; readonly first: readonly Duty[]; readonly unknown: readonly Duty[] };

/** Whether it can be taken away from somebody that they are a therapist. */
export const handOverFirst = rule(
  {
    id: 'CR-RIGHT-04',
    statement:
      says`The group of a therapist, or a single right to chat with patients or to list them, is not taken away while ` +
      says`a chat is open with them, while they lead a patient, or while they have an appointment: those are handed ` +
      says`over first. What could not be counted is treated as if there were something. A last day ends it in any ` +
      says`case, because no right outlives its day: from ${HAND_OVER_NOTICE_DAYS} days before, and when it has ended, ` +
      says`those who promote therapists get an email about what is still to be handed over.`,
    source: 'DESIGN §9 row 32',
    hazards: ['HAZ-09', 'HAZ-14'],
  },
  (duties: TherapistDuties): HandOverVerdict => {
    const all = ['openChats', 'patientsLed', 'appointments'] as const;
    const first = all.filter(duty => (duties[duty] ?? 0) > 0);
    const unknown = all.filter(duty => duties[duty] === null);
    return first.length + unknown.length === 0 ? { mayEnd: true } : { mayEnd: false, first, unknown };
  },
);
