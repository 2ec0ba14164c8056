import { rule } from '../rule';
import type { Checked } from './Checked';
import type { RiskLevel } from './RiskLevel';
import type { ScoreTrend } from './scoreTrend.rule';

/** An unanswered message is overdue after so many milliseconds. */
export const OVERDUE_AFTER_MS = 24 * 3_600_000;
/** Without contact for longer than so many milliseconds somebody has been silent for long. */
export const LONG_SILENCE_MS = 14 * 24 * 3_600_000;

/** Why somebody needs their therapist, the most pressing first; the order is the rule's. */
export const NEED_REASONS = [
  'emergencyRequest',
  'highRisk',
  'selfHarmItem',
  'openRisk',
  'selfHarmUnanswered',
  'overdue',
  'unread',
  'appointmentToday',
  'worseningScores',
  'longSilence',
  'couldNotCheck',
] as const;
export type NeedReason = (typeof NEED_REASONS)[number];

/** What is known of one patient. Times are in milliseconds since 1970; null is "there is none". */
export interface PatientSigns {
  readonly patientId: string;
  /** When the patient asked for an emergency chat that nobody has accepted. */
  readonly emergencySince: Checked<number | null>;
  /** As the server confirmed it last. */
  readonly highRisk: Checked<boolean>;
  /** The highest risk assessment that is not closed; `reviewOn` is a day such as `2026-03-29`. */
  readonly openRisk: Checked<{ readonly level: RiskLevel; readonly reviewOn: string | null } | null>;
  readonly unread: Checked<number>;
  /** When the oldest message was written that nobody answered. */
  readonly waitingSince: Checked<number | null>;
  readonly nextAppointmentAt: Checked<number | null>;
  readonly selfHarmItem: Checked<'flagged' | 'clear' | 'unknown'>;
  readonly scoreTrend: Checked<ScoreTrend>;
  readonly lastContactAt: Checked<number | null>;
}

export interface WhoNeedsMeInput {
  readonly patients: readonly PatientSigns[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** First moment after the day of the region's calendar in which `now` lies, in milliseconds since 1970. */
  readonly dayEnd: number;
  /** That day, such as `2026-03-29`. */
  readonly today: string;
}

export interface PatientNeed {
  readonly patientId: string;
  /** Most pressing first; empty where everything was checked and nothing needs doing. */
  readonly reasons: readonly NeedReason[];
}

/** The assigned patients in the order in which they need their therapist, with the reasons. */
export const whoNeedsMe = rule(
  {
    id: 'CR-NEED-01',
    statement:
      'Patients stand in the order of their most pressing reason: an emergency chat they asked for is not accepted; the server holds them as high risk; their latest PHQ-9 has item 9 above 0; a risk assessment that is not closed is high or imminent, or due for review; item 9 of their latest PHQ-9 is not answered; a message waits unanswered for more than 24 hours; a message is unread or unanswered; an appointment today is not over yet; a score worsened; no contact for more than 14 days, or ever; something could not be checked. Among equals further reasons decide, then whoever waits longest, whose appointment is next, who was silent longest, and at last the id, so that the order is the same on every screen. What could not be checked is a reason itself and never counts as nothing.',
    source: 'D2 §1: "see assigned patients and set a patient\'s high-risk flag;"; DESIGN §5 row 14',
    hazards: ['HAZ-05'],
  },
  ({ patients, ...time }: WhoNeedsMeInput): readonly PatientNeed[] =>
    patients
      .map(signs => ({ signs, reasons: reasonsOf(signs, time) }))
      .sort((a, b) => byReasons(a.reasons, b.reasons) || bySigns(a.signs, b.signs))
      .map(({ signs, reasons }) => ({ patientId: signs.patientId, reasons })),
);

function reasonsOf(signs: PatientSigns, { now, dayEnd, today }: Omit<WhoNeedsMeInput, 'patients'>): readonly NeedReason[] {
  const { highRisk, unread, waitingSince, nextAppointmentAt, lastContactAt } = signs;
  const overdue = isTime(waitingSince) && now - waitingSince > OVERDUE_AFTER_MS;
  const present: Readonly<Record<NeedReason, boolean>> = {
    emergencyRequest: isTime(signs.emergencySince),
    highRisk: highRisk === true,
    selfHarmItem: signs.selfHarmItem === 'flagged',
    openRisk: isPressing(signs.openRisk, today),
    selfHarmUnanswered: signs.selfHarmItem === 'unknown',
    overdue,
    unread: !overdue && ((typeof unread === 'number' && unread > 0) || isTime(waitingSince)),
    appointmentToday: isTime(nextAppointmentAt) && nextAppointmentAt < dayEnd,
    worseningScores: signs.scoreTrend === 'worse',
    longSilence: lastContactAt === null || (isTime(lastContactAt) && now - lastContactAt > LONG_SILENCE_MS),
    couldNotCheck: Object.values(signs).includes('couldNotCheck'),
  };
  return NEED_REASONS.filter(reason => present[reason]);
}

const isTime = (sign: Checked<number | null>): sign is number => typeof sign === 'number';

function isPressing(risk: PatientSigns['openRisk'], today: string): boolean {
  if (risk === null || risk === 'couldNotCheck') return false;
  return risk.level === 'high' || risk.level === 'imminent' || (risk.reviewOn !== null && risk.reviewOn <= today);
}

/** The first reason that differs decides; more reasons stand before fewer. */
function byReasons(a: readonly NeedReason[], b: readonly NeedReason[]): number {
  const rank = (reason: NeedReason | undefined): number => (reason === undefined ? NEED_REASONS.length : NEED_REASONS.indexOf(reason));
  const length = Math.max(a.length, b.length);
  return Array.from({ length }, (_, place) => rank(a[place]) - rank(b[place])).find(difference => difference !== 0) ?? 0;
}

function bySigns(a: PatientSigns, b: PatientSigns): number {
  return (
    earlierFirst(a.emergencySince, b.emergencySince) ||
    earlierFirst(a.waitingSince, b.waitingSince) ||
    earlierFirst(a.nextAppointmentAt, b.nextAppointmentAt) ||
    earlierFirst(a.lastContactAt, b.lastContactAt) ||
    (a.patientId < b.patientId ? -1 : a.patientId > b.patientId ? 1 : 0)
  );
}

function earlierFirst(a: Checked<number | null>, b: Checked<number | null>): number {
  if (!isTime(a) || !isTime(b)) return Number(isTime(b)) - Number(isTime(a));
  return a - b;
}
