import { GAD7_BANDS, GAD7_HIGHEST, type AnxietyBand } from '@/domain/patients/scores/gad7Band.rule';
import { PHQ9_BANDS, PHQ9_HIGHEST, type DepressionBand } from '@/domain/patients/scores/phq9Band.rule';
import type { Questionnaire } from '@/domain/patients/scores/questionnaireTotal.rule';

export interface SeverityBand {
  readonly band: DepressionBand | AnxietyBand;
  readonly from: number;
  /** Upper limit, inclusive. */
  readonly to: number;
}

export const highestOf: Readonly<Record<Questionnaire, number>> = { phq9: PHQ9_HIGHEST, gad7: GAD7_HIGHEST };

/** The bands of a questionnaire, the highest first, as the rules have them. */
export function severityBands(questionnaire: Questionnaire): readonly SeverityBand[] {
  const bands: readonly Omit<SeverityBand, 'to'>[] = questionnaire === 'phq9' ? PHQ9_BANDS : GAD7_BANDS;
  return bands.map((one, index) => ({ ...one, to: (bands[index - 1]?.from ?? highestOf[questionnaire] + 1) - 1 }));
}
