import type { SaveAppointment, SaveAppointmentFailure } from '@/application/patients/appointments/SaveAppointment';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { AppointmentPlan } from '@/domain/patients/appointments/isSamePlan';
import { appointmentTimes } from '@/domain/patients/appointments/appointmentTimes.rule';
import { toEntered, type EnteredAppointment } from './appointmentFields';

export type AppointmentFormFailure = Exclude<SaveAppointmentFailure, { kind: 'conflict' }>;

export type SavedAppointment = Awaited<ReturnType<SaveAppointment['execute']>>;

interface Attempt {
  readonly base: EnteredAppointment;
  readonly mine: EnteredAppointment;
}

/** The appointment that was entered; undefined while a part of it is missing or impossible. */
export function appointmentPlan(
  { time, kind, place }: EnteredAppointment,
  { patientZone, now }: { readonly patientZone: string; readonly now: number },
): AppointmentPlan | undefined {
  const { start, end } = appointmentTimes({ ...time, patientZone, now });
  return start === null || end === null || kind === null ? undefined : { start, end, kind, place: place.trim() };
}

/** Translates the outcome of a save for the form, in the time zone in which the user entered it. */
export function appointmentAnswer(
  saved: SavedAppointment,
  { base, mine }: Attempt,
): FormAnswer<EnteredAppointment, AppointmentFormFailure> {
  const { zone } = mine.time;
  if (saved.ok) {
    const held = toEntered(saved.value.appointment, zone);
    return { kind: 'saved', held: held.place === mine.place.trim() ? { ...held, place: mine.place } : held };
  }
  const { failure } = saved;
  if (failure.kind === 'unreachable') return { kind: 'unanswered' };
  if (failure.kind === 'conflict') return conflictAnswer(failure, { base, mine });
  if (failure.kind !== 'savedOtherwise') return { kind: 'refused', failure };
  if (failure.why.kind === 'unreachable') return { kind: 'unanswered' };
  return { kind: 'saved', held: toEntered(failure.existing, zone) };
}

function conflictAnswer(
  { existing, conflicts }: Extract<SaveAppointmentFailure, { kind: 'conflict' }>,
  { base, mine }: Attempt,
): FormAnswer<EnteredAppointment, AppointmentFormFailure> {
  const held = toEntered(existing, mine.time.zone);
  const fields = (['time', 'kind', 'place'] as const).filter(field => conflicts.some(one => one.field === field));
  return {
    kind: 'conflict',
    held,
    conflicts: fields.map(field => ({ field, base: base[field], mine: mine[field], theirs: held[field] })),
  };
}
