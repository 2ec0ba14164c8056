import { rule, says } from '../../kernel/rule';
import { LOWEST_ANSWER } from '../scores/questionnaireTotal.rule';
import { SELF_HARM_ITEM } from '../scores/selfHarmItem.rule';
import { LONG_SILENCE_MS, OVERDUE_AFTER_MS, type NeedGround, type NeedReason } from './whoNeedsMe.rule';

/** Levels of urgency, most urgent first. */
export const SIGN_LEVELS = ['alarm', 'watch', 'fact'] as const;
export type SignLevel = (typeof SIGN_LEVELS)[number];

export type SignName = NeedReason | 'reviewOverdue' | 'reviewDue';

/** One sign to show for a patient, with its level and its reason. */
export interface NeedSign {
  readonly name: SignName;
  readonly level: SignLevel;
  readonly ground: NeedGround;
}

const levelOf: Readonly<Record<Exclude<NeedReason, 'openRisk'>, SignLevel>> = {
  emergencyRequest: 'alarm',
  highRisk: 'alarm',
  selfHarmItem: 'alarm',
  surveySelfHarm: 'alarm',
  severeScore: 'watch',
  riskNotChecked: 'watch',
  selfHarmUnanswered: 'watch',
  overdue: 'watch',
  worseningScores: 'watch',
  unread: 'fact',
  appointmentToday: 'fact',
  longSilence: 'fact',
  incompleteScore: 'fact',
  unknownScore: 'fact',
  unknownTrend: 'fact',
  couldNotCheck: 'fact',
};

interface NeedSignsInput {
  /** In the order of the reasons. */
  readonly grounds: readonly NeedGround[];
  /** A day such as `2026-03-29`. */
  readonly today: string;
}

/** Returns the signs that every screen shows for a patient, most urgent first. */
export const needSigns = rule(
  {
    id: 'CR-NEED-04',
    statement:
      says`These signs are alarms: a request for an emergency chat, the high-risk flag, item ` +
      says`${SELF_HARM_ITEM + 1} of the latest PHQ-9 above ${LOWEST_ANSWER}, an answer above none to a survey ` +
      says`question about self-harm, an open risk assessment that is high or imminent, and an open risk ` +
      says`assessment whose review is overdue. These signs are to be watched: a severe score, a score that ` +
      says`worsened, a review due today, a message that has waited for more than ${OVERDUE_AFTER_MS / 3_600_000} ` +
      says`hours, item ${SELF_HARM_ITEM + 1} without an answer, and information that could not be checked and ` +
      says`may show a risk. All other signs are facts. Alarms come first, then signs to be watched, each in the ` +
      says`order of the reasons.`,
    source:
      'D2 §1: "see assigned patients and set a patient\'s high-risk flag;"; DESIGN §8 row 9; DESIGN §9 row 70; ' +
      'PAPER Kroenke 2001',
    hazards: ['HAZ-05'],
  },
  ({ grounds, today }: NeedSignsInput): readonly NeedSign[] => {
    const signs = grounds.flatMap(ground => [...signsOf(ground, today)]);
    return SIGN_LEVELS.flatMap(level => signs.filter(sign => sign.level === level));
  },
);

function* signsOf(ground: NeedGround, today: string): Generator<NeedSign> {
  if (ground.reason !== 'openRisk') {
    yield { name: ground.reason, level: levelOf[ground.reason], ground };
    return;
  }
  const { level, at } = ground;
  if (level === 'high' || level === 'imminent') yield { name: 'openRisk', level: 'alarm', ground };
  if (at !== null && at < today) yield { name: 'reviewOverdue', level: 'alarm', ground };
  if (at === today) yield { name: 'reviewDue', level: 'watch', ground };
}

/** Explains a sign to the user who sees it. */
export interface SignExplanation {
  /** The rule that decides it. */
  readonly rule: string;
  /** One sentence. */
  readonly because: string;
  /** The events that end it. */
  readonly ends: string;
}

const newerQuestionnaire = 'A newer complete questionnaire that says otherwise.';
const nextRefresh = 'Reading it. It is tried again with every refresh.';

/** Explains every sign with the numbers of its rule. */
export const explainSign: Readonly<Record<SignName, SignExplanation>> = {
  emergencyRequest: {
    rule: 'CR-REQ-04',
    because: 'The patient asked for an emergency chat, and no one has answered in it yet.',
    ends: 'A reply in the chat.',
  },
  highRisk: {
    rule: 'CR-NEED-01',
    because: 'A member of staff flagged this patient as high risk. The server confirmed it.',
    ends: 'Removing the flag, with a reason.',
  },
  selfHarmItem: {
    rule: 'CR-SCORE-04',
    because:
      says`A PHQ-9 whose item ${SELF_HARM_ITEM + 1} is above ${LOWEST_ANSWER} is an alarm, whatever the total. ` +
      says`Item ${SELF_HARM_ITEM + 1} asks about thoughts of being better off dead or of hurting oneself.`,
    ends: says`A newer PHQ-9 with item ${SELF_HARM_ITEM + 1} at ${LOWEST_ANSWER}.`,
  },
  surveySelfHarm: {
    rule: 'CR-SURVEY-09',
    because: 'The patient answered a survey question about harming themselves with something above none.',
    ends: 'A risk assessment that is made after the answer. Taking the answer back does not end it.',
  },
  openRisk: {
    rule: 'CR-NEED-01',
    because: 'A risk assessment that is not closed has the level high or imminent.',
    ends: 'Closing the assessment, or a lower level.',
  },
  reviewOverdue: {
    rule: 'CR-NEED-04',
    because: 'The day on which an open risk assessment was to be reviewed has passed.',
    ends: 'Closing the assessment, or a later day of review.',
  },
  reviewDue: {
    rule: 'CR-NEED-04',
    because: 'An open risk assessment is to be reviewed today.',
    ends: 'Closing the assessment, or a later day of review.',
  },
  severeScore: {
    rule: 'CR-NEED-01',
    because: 'The latest PHQ-9 is moderately severe or severe, or the latest GAD-7 is severe.',
    ends: newerQuestionnaire,
  },
  riskNotChecked: {
    rule: 'CR-NEED-01',
    because: 'Something that may show a risk could not be loaded or read. It never counts as none.',
    ends: nextRefresh,
  },
  selfHarmUnanswered: {
    rule: 'CR-SCORE-04',
    because: says`Item ${SELF_HARM_ITEM + 1} of the latest PHQ-9 has no answer, so a risk may be unknown.`,
    ends: says`A newer PHQ-9 with an answer to item ${SELF_HARM_ITEM + 1}.`,
  },
  overdue: {
    rule: 'CR-NEED-01',
    because: says`A message has waited for a reply for more than ${OVERDUE_AFTER_MS / 3_600_000} hours.`,
    ends: 'A reply.',
  },
  unread: {
    rule: 'CR-NEED-01',
    because: 'A message is unread or has no reply.',
    ends: 'Reading and answering it.',
  },
  appointmentToday: {
    rule: 'CR-NEED-01',
    because: 'An appointment of today is not over yet.',
    ends: 'The end of the appointment.',
  },
  worseningScores: {
    rule: 'CR-SCORE-05',
    because: 'The latest total is worse than the one before by more than chance explains.',
    ends: newerQuestionnaire,
  },
  longSilence: {
    rule: 'CR-NEED-01',
    because: says`There was no contact for more than ${LONG_SILENCE_MS / 86_400_000} days, or ever.`,
    ends: 'A message or an appointment.',
  },
  incompleteScore: {
    rule: 'CR-NEED-01',
    because: 'The latest questionnaire is incomplete. It counts with at least the sum of what was answered.',
    ends: 'A complete questionnaire.',
  },
  unknownScore: {
    rule: 'CR-NEED-01',
    because: 'There is no questionnaire yet, so the score is unknown.',
    ends: 'A complete questionnaire.',
  },
  unknownTrend: {
    rule: 'CR-SCORE-05',
    because: 'It is not known whether the score worsened: two complete questionnaires with dates are needed.',
    ends: 'A newer complete questionnaire.',
  },
  couldNotCheck: {
    rule: 'CR-NEED-01',
    because: 'Something of the contact could not be loaded or read. It never counts as none.',
    ends: nextRefresh,
  },
};
