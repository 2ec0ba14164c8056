import { ascending } from '../../kernel/ascending';
import { rule, says } from '../../kernel/rule';
import type { Checked } from '../../kernel/Checked';
import { scoreReasons, type ReportedSigns, type ScoreGround, type ScoreSign } from './scoreReasons';
import { LOWEST_ANSWER } from '../scores/questionnaireTotal.rule';
import { SELF_HARM_ITEM } from '../scores/selfHarmItem.rule';
import type { RiskLevel } from '../risk/RiskLevel';

/** An unanswered message is overdue after so many milliseconds. */
export const OVERDUE_AFTER_MS = 24 * 3_600_000;
/** Without contact for longer than so many milliseconds somebody has been silent for long. */
export const LONG_SILENCE_MS = 14 * 24 * 3_600_000;

/** Why somebody needs their therapist, the most pressing first; the order is the rule's. */
export const NEED_REASONS = [
  'emergencyRequest',
  'highRisk',
  'selfHarmItem',
  'surveySelfHarm',
  'openRisk',
  'severeScore',
  'riskNotChecked',
  'selfHarmUnanswered',
  'overdue',
  'unread',
  'appointmentToday',
  'worseningScores',
  'longSilence',
  'incompleteScore',
  'unknownScore',
  'unknownTrend',
  'couldNotCheck',
] as const;
export type NeedReason = (typeof NEED_REASONS)[number];

export interface OpenRiskSign {
  readonly level: RiskLevel;
  /** Null where the date could not be read. */
  readonly assessedAt: number | null;
  /** A day such as `2026-03-29`. */
  readonly reviewOn: string | null;
}

/** What is known of one patient. Times are in milliseconds since 1970; null is "there is none". */
export interface PatientSigns {
  readonly patientId: string;
  /** When the patient asked for an emergency chat that nobody has accepted, or that nobody has answered since. */
  readonly emergencySince: Checked<number | null>;
  /** The patient asked for one, and since when could not be read. */
  readonly emergencyAtUnknownTime?: boolean;
  /** As the server confirmed it last. */
  readonly highRisk: Checked<boolean>;
  /** When the flag was set; null where nobody knows. */
  readonly highRiskSince?: number | null;
  /** Every risk assessment that is not closed. */
  readonly openRisks: Checked<readonly OpenRiskSign[]>;
  readonly unread: Checked<number>;
  /** When the oldest unread message arrived; null where nobody knows. */
  readonly unreadSince?: number | null;
  /** When the oldest message was written that nobody answered. */
  readonly waitingSince: Checked<number | null>;
  readonly nextAppointmentAt: Checked<number | null>;
  readonly selfHarmItem: Checked<'flagged' | 'clear' | 'unknown'>;
  /** The latest of each questionnaire. */
  readonly phq9: Checked<ScoreSign | null>;
  readonly gad7: Checked<ScoreSign | null>;
  /** What the patient's app reported last. */
  readonly reported: Checked<ReportedSigns | null>;
  readonly lastContactAt: Checked<number | null>;
  /** The newest answer above none to a question about harming oneself in a survey. */
  readonly surveyAlarm?: Checked<{ readonly at: number | null } | null>;
  /** Whether anything else could not be checked that may say something of risk. */
  readonly other?: Checked<null>;
  /** Whether anything else of the contact could not be checked. */
  readonly otherContact?: Checked<null>;
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

/** One thing that makes a reason; a reason may have several. */
export type NeedGround =
  | ScoreGround
  | {
      readonly reason: 'openRisk';
      /** The day of the review. */
      readonly at: string | null;
      readonly level: RiskLevel;
      readonly assessedAt: number | null;
    }
  | {
      readonly reason: Exclude<NeedReason, ScoreGround['reason'] | 'openRisk'>;
      /** Since when or for when, in milliseconds since 1970; null where there is no such moment. */
      readonly at: number | null;
    };

export interface PatientNeed {
  readonly patientId: string;
  /** Most pressing first; empty where everything was checked and nothing needs doing. */
  readonly reasons: readonly NeedReason[];
  /** What makes the reasons, in their order, each with its date. */
  readonly grounds: readonly NeedGround[];
}

/** The assigned patients in the order in which they need their therapist, with the reasons. */
export const whoNeedsMe = rule(
  {
    id: 'CR-NEED-01',
    statement:
      says`Patients stand in the order of their most pressing reason: an emergency chat they asked for is not ` +
      says`accepted, or is accepted and not answered (CR-REQ-04); the server holds them as high risk; ` +
      says`their latest PHQ-9 has item ${SELF_HARM_ITEM + 1} above ${LOWEST_ANSWER}; they answered a survey question ` +
      says`about harming themselves above none, and no risk assessment was made since; a risk assessment that is not ` +
      says`closed is high or imminent, or due for review, whichever of several it is; a PHQ-9 is moderately severe or severe, or a GAD-7 severe; ` +
      says`something that may say one of these could not be checked; ` +
      says`item ${SELF_HARM_ITEM + 1} of their latest PHQ-9 is not answered; ` +
      says`a message waits unanswered for more than ${OVERDUE_AFTER_MS / 3_600_000} hours; ` +
      says`a message is unread or unanswered; an appointment today is not over yet; a score worsened; ` +
      says`no contact for more than ${LONG_SILENCE_MS / 86_400_000} days, or ever; ` +
      says`their latest PHQ-9 or GAD-7 is incomplete; there is no PHQ-9 (so that item ${SELF_HARM_ITEM + 1} is ` +
      says`unknown) or no GAD-7; it is not known whether a score worsened; something else could not be checked. ` +
      says`An incomplete questionnaire counts with at least the sum of what was answered. ` +
      says`A total that the patient's app reported counts like one on record until a complete questionnaire follows ` +
      says`it, and never makes one on record look better; where the date of one of the two could not be read, both ` +
      says`count. Each reason is given with its date, and counts where that could not be read; an emergency chat ` +
      says`whose time could not be read comes before those with a time. ` +
      says`Among equals further reasons decide, then whoever waits longest, whose appointment is next, who was ` +
      says`silent longest, and at last the id, so that the order is the same on every screen. ` +
      says`What could not be checked is a reason itself and never counts as nothing.`,
    source:
      'D2 §1: "see assigned patients and set a patient\'s high-risk flag;"; D3 §7 Patient: ' +
      '"POST /patient/notify (phqScore, gadScore)"; DESIGN §5 row 14; DESIGN §8 row 9; DESIGN §9 row 70; PAPER Kroenke 2001',
    hazards: ['HAZ-05'],
  },
  ({ patients, ...time }: WhoNeedsMeInput): readonly PatientNeed[] =>
    patients
      .map(signs => ({ signs, grounds: groundsOf(signs, time) }))
      .map(({ signs, grounds }) => ({ signs, grounds, reasons: [...new Set(grounds.map(({ reason }) => reason))] }))
      .sort((a, b) => byReasons(a.reasons, b.reasons) || bySigns(a.signs, b.signs))
      .map(({ signs, reasons, grounds }) => ({ patientId: signs.patientId, reasons, grounds })),
);

function groundsOf(signs: PatientSigns, time: Omit<WhoNeedsMeInput, 'patients'>): readonly NeedGround[] {
  const {
    emergencySince,
    emergencyAtUnknownTime = false,
    highRisk,
    highRiskSince = null,
    selfHarmItem,
    phq9,
    gad7,
    reported,
    openRisks,
    surveyAlarm = null,
  } = signs;
  const filledInAt = isKnown(phq9) && phq9 !== null ? phq9.at : null;
  const grounds: readonly NeedGround[] = [
    ...(isTime(emergencySince) || emergencyAtUnknownTime
      ? [{ reason: 'emergencyRequest' as const, at: isTime(emergencySince) ? emergencySince : null }]
      : []),
    ...(highRisk === true ? [{ reason: 'highRisk' as const, at: highRiskSince }] : []),
    ...(selfHarmItem === 'flagged' ? [{ reason: 'selfHarmItem' as const, at: filledInAt }] : []),
    ...(isKnown(surveyAlarm) && surveyAlarm !== null
      ? [{ reason: 'surveySelfHarm' as const, at: surveyAlarm.at }]
      : []),
    // Without any PHQ-9 the score is unknown as a whole.
    ...(selfHarmItem === 'unknown' && phq9 !== null ? [{ reason: 'selfHarmUnanswered' as const, at: filledInAt }] : []),
    ...(isKnown(openRisks) ? openRisks.filter(risk => isPressing(risk, time.today)).map(toRiskGround) : []),
    ...scoreReasons({ phq9, gad7, reported }),
    ...contactGrounds(signs, time),
    ...uncheckedGrounds(signs),
  ];
  return [...grounds].sort((a, b) => NEED_REASONS.indexOf(a.reason) - NEED_REASONS.indexOf(b.reason));
}

/** What says nothing of risk. */
const CONTACT: readonly (keyof PatientSigns)[] = [
  'unread',
  'waitingSince',
  'nextAppointmentAt',
  'lastContactAt',
  'otherContact',
];

function uncheckedGrounds(signs: PatientSigns): readonly NeedGround[] {
  const unchecked = (Object.keys(signs) as (keyof PatientSigns)[]).filter(sign => signs[sign] === 'couldNotCheck');
  return [
    ...(unchecked.some(sign => !CONTACT.includes(sign)) ? [{ reason: 'riskNotChecked' as const, at: null }] : []),
    ...(unchecked.some(sign => CONTACT.includes(sign)) ? [{ reason: 'couldNotCheck' as const, at: null }] : []),
  ];
}

function contactGrounds(
  signs: PatientSigns,
  { now, dayEnd }: Omit<WhoNeedsMeInput, 'patients'>,
): readonly NeedGround[] {
  const { unread, unreadSince = null, waitingSince, nextAppointmentAt, lastContactAt } = signs;
  const overdue = isTime(waitingSince) && now - waitingSince > OVERDUE_AFTER_MS;
  const waits = isTime(waitingSince) || (isKnown(unread) && unread > 0);
  const isSilent = lastContactAt === null || (isTime(lastContactAt) && now - lastContactAt > LONG_SILENCE_MS);
  return [
    ...(waits
      ? [
          {
            reason: overdue ? ('overdue' as const) : ('unread' as const),
            at: isTime(waitingSince) ? waitingSince : unreadSince,
          },
        ]
      : []),
    ...(isTime(nextAppointmentAt) && nextAppointmentAt < dayEnd
      ? [{ reason: 'appointmentToday' as const, at: nextAppointmentAt }]
      : []),
    ...(isSilent ? [{ reason: 'longSilence' as const, at: lastContactAt }] : []),
  ];
}

const isTime = (sign: Checked<number | null>): sign is number => typeof sign === 'number';
const isKnown = <T>(sign: Checked<T>): sign is T => sign !== 'couldNotCheck';

const toRiskGround = ({ level, assessedAt, reviewOn }: OpenRiskSign): NeedGround => ({
  reason: 'openRisk',
  at: reviewOn,
  level,
  assessedAt,
});

const isPressing = ({ level, reviewOn }: OpenRiskSign, today: string): boolean =>
  level === 'high' || level === 'imminent' || (reviewOn !== null && reviewOn <= today);

/** The first reason that differs decides; more reasons come before fewer. */
function byReasons(a: readonly NeedReason[], b: readonly NeedReason[]): number {
  const rank = (reason: NeedReason | undefined): number =>
    reason === undefined ? NEED_REASONS.length : NEED_REASONS.indexOf(reason);
  const length = Math.max(a.length, b.length);
  return (
    Array.from({ length }, (_, place) => rank(a[place]) - rank(b[place])).find(difference => difference !== 0) ?? 0
  );
}

function bySigns(a: PatientSigns, b: PatientSigns): number {
  return (
    earlierFirst(emergencyOf(a), emergencyOf(b)) ||
    earlierFirst(a.waitingSince, b.waitingSince) ||
    earlierFirst(a.nextAppointmentAt, b.nextAppointmentAt) ||
    earlierFirst(a.lastContactAt, b.lastContactAt) ||
    ascending(a.patientId, b.patientId)
  );
}

/** One of which nobody knows since when may be waiting longest. */
const emergencyOf = ({ emergencySince, emergencyAtUnknownTime = false }: PatientSigns): Checked<number | null> =>
  emergencyAtUnknownTime ? -Infinity : emergencySince;

function earlierFirst(a: Checked<number | null>, b: Checked<number | null>): number {
  if (!isTime(a) || !isTime(b)) return Number(isTime(b)) - Number(isTime(a));
  return a - b;
}
