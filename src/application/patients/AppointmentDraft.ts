import type { Appointment, AppointmentKind } from '@/domain/patients/Appointment';
import type { RepeatedHourChoice } from '@/domain/patients/appointmentTimes.rule';
import type { AppointmentPlan } from '@/domain/patients/isSamePlan';

/** The form of an appointment as it is filled in; times by the clock of `zone`, such as `2026-03-29T14:05`, empty where nothing was typed. */
export interface TypedAppointment {
  readonly zone: string;
  readonly start: string;
  readonly end: string;
  readonly startChoice: RepeatedHourChoice;
  readonly endChoice: RepeatedHourChoice;
  readonly kind: AppointmentKind;
  readonly place: string;
}

/** An appointment that is being made or changed, as it is kept on the device. */
export interface AppointmentDraft {
  readonly typed: TypedAppointment;
  /** Of the appointment that it becomes, or that is changed. */
  readonly momentId: string;
  /** What was sent and never answered; null otherwise. */
  readonly sent: AppointmentPlan | null;
  /** What this form has saved already, though more was typed since; null otherwise. */
  readonly stands: Appointment | null;
}

/** Reads what was kept; undefined where nothing was, or it is of another making. */
export function readAppointmentDraft(kept: string): AppointmentDraft | undefined {
  const draft = parsed(kept);
  if (!isRecord(draft) || typeof draft['momentId'] !== 'string' || !isTyped(draft['typed'])) return undefined;
  const { momentId, typed, sent, stands } = draft;
  return { momentId, typed, sent: isPlan(sent) ? sent : null, stands: isAppointment(stands) ? stands : null };
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isChoice = (value: unknown): boolean => value === null || value === 'earlier' || value === 'later';
const areTexts = (fields: Fields, ...names: readonly string[]): boolean => names.every(name => typeof fields[name] === 'string');
const isKind = (value: unknown): boolean => ['video', 'phone', 'in-person', 'chat'].some(kind => kind === value);

const isTyped = (value: unknown): value is TypedAppointment =>
  isRecord(value) && areTexts(value, 'zone', 'start', 'end', 'place') && isKind(value['kind']) && isChoice(value['startChoice']) && isChoice(value['endChoice']);

const isPlan = (value: unknown): value is AppointmentPlan =>
  isRecord(value) && typeof value['start'] === 'number' && typeof value['end'] === 'number' && isKind(value['kind']) && areTexts(value, 'place');

const isAppointment = (value: unknown): value is Appointment => isPlan(value) && areTexts({ ...value }, 'timeZone', 'status');

function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept) as unknown;
  } catch {
    return undefined;
  }
}
