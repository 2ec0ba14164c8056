import { rule, says } from '../../kernel/rule';
import type { Questionnaire } from './questionnaireTotal.rule';

/** Smallest difference of two totals that means a change in the person, in points. */
export const MEANINGFUL_CHANGE: Readonly<Record<Questionnaire, number>> = { phq9: 5, gad7: 4 };

export interface ScoreTrendInput {
  readonly questionnaire: Questionnaire;
  /** The total before the latest; null where there is none or it is not known. */
  readonly before: number | null;
  readonly latest: number | null;
}

export type TrendDirection = 'worse' | 'better' | 'same' | 'unknown';

/** What two totals say about how somebody is doing. */
export const scoreTrend = rule(
  {
    id: 'CR-SCORE-05',
    statement:
      says`A PHQ-9 total is worse than the one before when it is at least ${MEANINGFUL_CHANGE.phq9} points higher ` +
      says`and better when at least ${MEANINGFUL_CHANGE.phq9} lower; a GAD-7 total with ${MEANINGFUL_CHANGE.gad7} ` +
      says`points. Less than that is the same. Where one of the two is not known the trend is unknown.`,
    source: 'PAPER Kroenke 2012; PAPER Toussaint 2020; D3 §7 Patient: "POST /patient/notify (phqScore, gadScore)"',
    hazards: ['HAZ-05'],
  },
  ({ questionnaire, before, latest }: ScoreTrendInput): TrendDirection => {
    if (before === null || latest === null) return 'unknown';
    const limit = MEANINGFUL_CHANGE[questionnaire];
    if (latest - before >= limit) return 'worse';
    return before - latest >= limit ? 'better' : 'same';
  },
);
