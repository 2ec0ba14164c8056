import { rule, says } from '../../kernel/rule';
import type { Questionnaire } from './questionnaireTotal.rule';

/** Smallest meaningful difference between two totals, in points. */
export const MEANINGFUL_CHANGE: Readonly<Record<Questionnaire, number>> = { phq9: 5, gad7: 4 };

export interface ScoreTrendInput {
  readonly questionnaire: Questionnaire;
  /** The total before the latest; null if there is none or it is unknown. */
  readonly before: number | null;
  readonly latest: number | null;
}

export type TrendDirection = 'worse' | 'better' | 'same' | 'unknown';

/** Compares the two latest totals of a patient. */
export const scoreTrend = rule(
  {
    id: 'CR-SCORE-05',
    statement:
      says`A PHQ-9 total is worse than the one before if it is at least ${MEANINGFUL_CHANGE.phq9} points higher, ` +
      says`and better if it is at least ${MEANINGFUL_CHANGE.phq9} points lower; for a GAD-7 the difference is ` +
      says`${MEANINGFUL_CHANGE.gad7} points. A smaller difference counts as no change. If either total is ` +
      says`unknown, the trend is unknown.`,
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
