import type { QuestionnaireResult } from '@/domain/patients/scores/QuestionnaireResult';
import { toQuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import { dayInList } from '../list/signText';
import { patientsText } from '../patientsText';
import { selfHarmAnswer } from '../scores/itemWords';

interface Item9Text {
  readonly words: string;
  /** Undefined if the answer is clear. */
  readonly level: 'alarm' | 'watch' | undefined;
}

/** Says what a PHQ-9 shows about self-harm, and how prominently (CR-NEED-04); `now` in milliseconds since 1970. */
export function item9Text(result: QuestionnaireResult, now: number): Item9Text {
  const words = patientsText('profile.item9On', {
    answer: selfHarmAnswer(result.items),
    day: dayInList(result.at, now),
  });
  const { selfHarm } = toQuestionnaireReading('phq9', result);
  return { words, level: selfHarm === 'clear' ? undefined : selfHarm === 'flagged' ? 'alarm' : 'watch' };
}
