import { ascending } from '../../kernel/ascending';
import { rule, says } from '../../kernel/rule';
import type { MaybeChecked } from '../../kernel/MaybeChecked';
import { scoreReasons, type ReportedSigns, type ScoreGround, type ScoreSign } from './scoreReasons';
import { LOWEST_ANSWER } from '../scores/questionnaireTotal.rule';
import { SELF_HARM_ITEM } from '../scores/selfHarmItem.rule';
import type { RiskLevel } from '../risk/RiskLevel';

/** An unanswered message is overdue after this time, in milliseconds. */
export const OVERDUE_AFTER_MS = 24 * 3_600_000;
/** Time without contact that counts as a long silence, in milliseconds. */
export const LONG_SILENCE_MS = 14 * 24 * 3_600_000;

/** Reasons why a patient needs their therapist, most pressing first. The rule uses this order. */
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
  /** Null if the date could not be read. */
  readonly assessedAt: number | null;
  /** A day such as `2026-03-29`. */
  readonly reviewOn: string | null;
}

/** The facts about one patient. Times are in milliseconds since 1970; null means "there is none". */
export interface PatientSigns {
  readonly patientId: string;
  /** Time of the patient's emergency request that is not accepted, or accepted but not answered. */
  readonly emergencySince: MaybeChecked<number | null>;
  /** The patient made an emergency request whose time could not be read. */
  readonly emergencyAtUnknownTime?: boolean;
  /** The last value that the server confirmed. */
  readonly highRisk: MaybeChecked<boolean>;
  /** Time when the flag was set; null if unknown. */
  readonly highRiskSince?: number | null;
  /** Every risk assessment that is not closed. */
  readonly openRisks: MaybeChecked<readonly OpenRiskSign[]>;
  readonly unread: MaybeChecked<number>;
  /** Arrival of the oldest unread message; null if unknown. */
  readonly unreadSince?: number | null;
  /** Time of the oldest unanswered message. */
  readonly waitingSince: MaybeChecked<number | null>;
  readonly nextAppointmentAt: MaybeChecked<number | null>;
  readonly selfHarmItem: MaybeChecked<'flagged' | 'clear' | 'unknown'>;
  /** The latest of each questionnaire. */
  readonly phq9: MaybeChecked<ScoreSign | null>;
  readonly gad7: MaybeChecked<ScoreSign | null>;
  /** The last report of the patient's app. */
  readonly reported: MaybeChecked<ReportedSigns | null>;
  readonly lastContactAt: MaybeChecked<number | null>;
  /** The newest answer above none to a survey question about self-harm. */
  readonly surveyAlarm?: MaybeChecked<{ readonly at: number | null } | null>;
  /** Set if other information that may show a risk could not be checked. */
  readonly other?: MaybeChecked<null>;
  /** Set if other information about contact could not be checked. */
  readonly otherContact?: MaybeChecked<null>;
}

export interface WhoNeedsMeInput {
  readonly patients: readonly PatientSigns[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** End of the region's calendar day that contains `now`, in milliseconds since 1970. */
  readonly dayEnd: number;
  /** That day, such as `2026-03-29`. */
  readonly today: string;
}

/** One fact behind a reason; a reason may have several. */
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
      /** Start or due time, in milliseconds since 1970; null if there is none. */
      readonly at: number | null;
    };

export interface PatientNeed {
  readonly patientId: string;
  /** Most pressing first; empty if everything was checked and needs no attention. */
  readonly reasons: readonly NeedReason[];
  /** The facts behind the reasons, in the same order, each with its date. */
  readonly grounds: readonly NeedGround[];
}

/** Sorts the assigned patients by how urgently they need their therapist, with the reasons. */
export const whoNeedsMe = rule(
  {
    id: 'CR-NEED-01',
    statement:
      says`Patients are ordered by their most pressing reason: an emergency chat request that is not accepted, ` +
      says`or accepted but not answered (CR-REQ-04); the high-risk flag on the server; item ` +
      says`${SELF_HARM_ITEM + 1} of the latest PHQ-9 above ${LOWEST_ANSWER}; an answer above none to a survey ` +
      says`question about self-harm, without a risk assessment since; any open risk assessment that is high or ` +
      says`imminent, or due for review; a moderately severe or severe PHQ-9, or a severe GAD-7; information that ` +
      says`may show one of these and could not be checked; item ${SELF_HARM_ITEM + 1} of the latest PHQ-9 ` +
      says`without an answer; a message unanswered for more than ${OVERDUE_AFTER_MS / 3_600_000} hours; an ` +
      says`unread or unanswered message; an appointment today that is not over; a score that worsened; no ` +
      says`contact for more than ${LONG_SILENCE_MS / 86_400_000} days, or ever; an incomplete latest PHQ-9 or ` +
      says`GAD-7; no PHQ-9 (so item ${SELF_HARM_ITEM + 1} is unknown) or no GAD-7; an unknown trend of a score; ` +
      says`other information that could not be checked. An incomplete questionnaire counts with at least the sum ` +
      says`of its answers. A total reported by the patient's app counts like one on record until a complete ` +
      says`questionnaire follows it, and never makes the record look better; if the date of either could not be ` +
      says`read, both count. Each reason is shown with its date, and counts even if the date could not be read; ` +
      says`an emergency request with an unreadable time comes before those with a time. Ties are decided by ` +
      says`further reasons, then by the longest wait, the next appointment, the longest silence, and finally the ` +
      says`id, so that every screen has the same order. Information that could not be checked is a reason of its ` +
      says`own and never counts as none.`,
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

/** Facts that show no risk. */
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

const isTime = (sign: MaybeChecked<number | null>): sign is number => typeof sign === 'number';
const isKnown = <T>(sign: MaybeChecked<T>): sign is T => sign !== 'couldNotCheck';

const toRiskGround = ({ level, assessedAt, reviewOn }: OpenRiskSign): NeedGround => ({
  reason: 'openRisk',
  at: reviewOn,
  level,
  assessedAt,
});

const isPressing = ({ level, reviewOn }: OpenRiskSign, today: string): boolean =>
  level === 'high' || level === 'imminent' || (reviewOn !== null && reviewOn <= today);

/** Compares by the first different reason; more reasons come before fewer. */
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

/** An emergency at an unknown time may be the longest wait. */
const emergencyOf = ({ emergencySince, emergencyAtUnknownTime = false }: PatientSigns): MaybeChecked<number | null> =>
  emergencyAtUnknownTime ? -Infinity : emergencySince;

function earlierFirst(a: MaybeChecked<number | null>, b: MaybeChecked<number | null>): number {
  if (!isTime(a) || !isTime(b)) return Number(isTime(b)) - Number(isTime(a));
  return a - b;
}
