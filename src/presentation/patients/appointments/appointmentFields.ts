import type { StoredDraft } from '@/application/kernel/forms/FormDraft';
import { choiceField, textField, type FormField, type FormFields } from '@/application/kernel/forms/FormFields';
import { isRecord, parseRecord } from '@/domain/kernel/parseJson';
import type { Appointment, AppointmentKind } from '@/domain/patients/appointments/Appointment';
import type { RepeatedHourChoice } from '@/domain/patients/appointments/appointmentTimes.rule';
import { instantsOfWallTime } from '@/domain/kernel/time/instantsOfWallTime';
import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';
import { appointmentKindOf, appointmentKinds } from './appointmentKinds';

/** Times as typed in the time zone `zone`, for example `2026-03-29T14:05`; empty if nothing was typed. */
export interface TypedTimes {
  readonly zone: string;
  readonly start: string;
  readonly end: string;
  readonly startChoice: RepeatedHourChoice;
  readonly endChoice: RepeatedHourChoice;
}

export interface EnteredAppointment {
  readonly time: TypedTimes;
  /** Null until it is chosen. */
  readonly kind: AppointmentKind | null;
  readonly place: string;
}

export const noTimes = (zone: string): TypedTimes => ({ zone, start: '', end: '', startChoice: null, endChoice: null });

const timeField: FormField<TypedTimes> = {
  blank: noTimes(''),
  read: value => (isTimes(value) ? { ...noTimes(value.zone), ...value } : undefined),
};

export const appointmentFields: FormFields<EnteredAppointment> = {
  time: timeField,
  kind: choiceField(appointmentKinds),
  place: textField,
};

/** An appointment in the form; the kind is null if none was chosen. */
interface EnteredPlan extends Pick<Appointment, 'start' | 'end' | 'place'> {
  readonly kind: AppointmentKind | null;
}

/** An appointment as the form shows it, in a time zone. */
export function toEntered(plan: EnteredPlan, zone: string): EnteredAppointment {
  const [start, startChoice] = shownAt(plan.start, zone);
  const [end, endChoice] = shownAt(plan.end, zone);
  return { time: { zone, start, end, startChoice, endChoice }, kind: plan.kind, place: plan.place };
}

/** The clock time, and which of two if it occurs twice. */
export function shownAt(at: number, zone: string): readonly [string, RepeatedHourChoice] {
  const text = wallTimeAt(at, zone) ?? '';
  const moments = instantsOfWallTime(text, zone);
  return [text, moments.kind === 'twice' ? (at === moments.earlier ? 'earlier' : 'later') : null];
}

/**
 * Reads a draft in the previous format, in which "video" was preselected: unless another kind was chosen, it must be
 * chosen again.
 */
export function readPreviousAppointmentDraft(text: string): StoredDraft | undefined {
  const draft = parseRecord(text);
  if (draft === undefined || !isRecord(draft['typed']) || typeof draft['momentId'] !== 'string') return undefined;
  const { zone, start, end, startChoice, endChoice, kind, place } = draft['typed'];
  const time = { zone, start, end, startChoice, endChoice };
  const [stands, sent] = [draft['stands'], draft['sent']].map(plan => toEnteredPlan(plan, String(zone)));
  const base = stands ?? { time: noTimes(String(zone)), kind: null, place: '' };
  return {
    id: draft['momentId'],
    base,
    mine: { time, kind: kind === 'video' && stands === undefined ? undefined : kind, place },
    sent: sent === undefined ? [] : [sent],
  };
}

const isTimes = (value: unknown): value is TypedTimes =>
  isRecord(value) &&
  ['zone', 'start', 'end'].every(name => typeof value[name] === 'string') &&
  ['startChoice', 'endChoice'].every(
    name => value[name] === null || value[name] === 'earlier' || value[name] === 'later',
  );

function toEnteredPlan(plan: unknown, zone: string): EnteredAppointment | undefined {
  if (!isRecord(plan)) return undefined;
  const { start, end, kind, place } = plan;
  if (typeof start !== 'number' || typeof end !== 'number') return undefined;
  const entered = { kind: appointmentKindOf(String(kind)), place: typeof place === 'string' ? place : '' };
  return toEntered({ start, end, ...entered }, zone);
}
