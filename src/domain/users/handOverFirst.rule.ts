import { rule } from '../kernel/rule';

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

/** Whether somebody can stop being a therapist. */
export const handOverFirst = rule(
  {
    id: 'CR-RIGHT-04',
    statement:
      'Nobody stops being a therapist while a chat is open with them, while they lead a patient, or while they have ' +
      'an appointment: those are handed over first. What could not be counted is treated as if there were something.',
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
