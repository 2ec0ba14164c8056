import { gad7Band, type AnxietyBand } from './gad7Band.rule';
import { phq9Band, type DepressionBand } from './phq9Band.rule';
import { questionnaireTotal, type Questionnaire } from './questionnaireTotal.rule';
import type { QuestionnaireResult } from './QuestionnaireResult';
import { selfHarmItem } from './selfHarmItem.rule';

export interface QuestionnaireReading extends QuestionnaireResult {
  /** Null while an item is missing. */
  readonly total: number | null;
  readonly band: DepressionBand | AnxietyBand | null;
  /** `notAsked`: the questionnaire has no such item. */
  readonly selfHarm: 'flagged' | 'clear' | 'unknown' | 'notAsked';
}

/** Interprets a questionnaire by the rules; the sender's total is not trusted. */
export function toQuestionnaireReading(
  questionnaire: Questionnaire,
  result: QuestionnaireResult,
): QuestionnaireReading {
  const total = questionnaireTotal({ questionnaire, items: result.items });
  return {
    ...result,
    total,
    band: questionnaire === 'phq9' ? phq9Band({ total }) : gad7Band({ total }),
    selfHarm: questionnaire === 'phq9' ? selfHarmItem({ items: result.items }) : 'notAsked',
  };
}
