import type { QuestionnaireResult } from '@/domain/patients/scores/QuestionnaireResult';
import { toQuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import { patientsText } from '../patientsText';
import { patientTime } from '../patientTime';
import { selfHarmAnswer } from '../scores/itemWords';

/** What a PHQ-9 says about self-harm, and whether that is clear. */
export function item9Text(result: QuestionnaireResult): { readonly words: string; readonly isClear: boolean } {
  const words = patientsText('profile.item9On', {
    answer: selfHarmAnswer(result.items),
    day: patientTime.date(result.at),
  });
  return { words, isClear: toQuestionnaireReading('phq9', result).selfHarm === 'clear' };
}
