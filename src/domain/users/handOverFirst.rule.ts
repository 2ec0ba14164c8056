import { rule, says } from '../kernel/rule';

/** Days before a therapist's last day from which an email lists remaining handovers. */
export const HAND_OVER_NOTICE_DAYS = 7;

/** Duties of a therapist; null if they could not be counted. */
export interface TherapistDuties {
  readonly openChats: number | null;
  readonly patientsLed: number | null;
  /** Appointments from now on. */
  readonly appointments: number | null;
}

export type Duty = keyof TherapistDuties;

export type HandOverVerdict =
  | { readonly mayEnd: true }
  /** `first`: duties to hand over; `unknown`: duties that could not be counted. */
  | { readonly mayEnd: false; readonly first: readonly Duty[]; readonly unknown: readonly Duty[] };

/** Decides whether a person's therapist access may be removed. */
export const handOverFirst = rule(
  {
    id: 'CR-RIGHT-04',
    statement:
      says`The therapist group, or a single permission to chat with patients or to list them, is not removed ` +
      says`from a therapist while they have an open chat, lead a patient or have an appointment: these must be ` +
      says`handed over first. A duty that could not be counted is treated as existing. A last day ends the ` +
      says`access in any case, because no permission outlasts its end date: from ${HAND_OVER_NOTICE_DAYS} days ` +
      says`before, and after it has ended, the staff who promote therapists receive an email about the remaining ` +
      says`handovers.`,
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
