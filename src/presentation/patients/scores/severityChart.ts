import type { QuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import { MEANINGFUL_CHANGE } from '@/domain/patients/scores/scoreTrend.rule';
import type { Questionnaire } from '@/domain/patients/scores/questionnaireTotal.rule';
import { MOOD_GAP_MS, QUESTIONNAIRE_GAP_MS } from '@/application/patients/scores/LoadScores';

const DAY_MS = 24 * 3_600_000;

/** Mood ranges from 0 to 10; `gapDays`: the longest gap that a line crosses. */
export const moodScale = { highest: 10, gapDays: MOOD_GAP_MS / DAY_MS } as const;

export const severityChart = {
  gapDays: QUESTIONNAIRE_GAP_MS / DAY_MS,
  /** Those without a total; they are shown as unknown, not as 0. */
  withoutTotal: (readings: readonly QuestionnaireReading[]): readonly QuestionnaireReading[] =>
    readings.filter(({ total }) => total === null),
  flaggedAt: (readings: readonly QuestionnaireReading[]): ReadonlySet<number> =>
    new Set(readings.filter(({ selfHarm }) => selfHarm === 'flagged').map(({ at }) => at)),
  bandAt: (readings: readonly QuestionnaireReading[], at: number): QuestionnaireReading['band'] =>
    readings.find(reading => reading.at === at)?.band ?? null,
};

/** The smallest difference of two totals that means a change, in points. */
export const changePoints = (questionnaire: Questionnaire): number => MEANINGFUL_CHANGE[questionnaire];
