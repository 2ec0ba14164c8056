import type { Questionnaire } from '@/domain/patients/scores/questionnaireTotal.rule';
import { isUnreadAnswer } from '@/domain/patients/scores/QuestionnaireResult';
import { QUESTIONNAIRE_ITEMS } from '@/domain/patients/scores/questionnaireTotal.rule';
import { SELF_HARM_ITEM } from '@/domain/patients/scores/selfHarmItem.rule';
import { patientScoresText } from './patientScoresText';

const PHQ9 = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const GAD7 = [0, 1, 2, 3, 4, 5, 6] as const;

export interface AnsweredItem {
  readonly question: string;
  /** The answer as on the printed form, or a text for none. */
  readonly answer: string;
  readonly isSelfHarm: boolean;
}

/** Each question of a questionnaire with its answer; a missing answer is shown as missing, not as 0. */
export function itemWords(questionnaire: Questionnaire, items: readonly (number | null)[]): readonly AnsweredItem[] {
  const questions =
    questionnaire === 'phq9'
      ? PHQ9.map(item => patientScoresText(`items.phq9.${item}`))
      : GAD7.map(item => patientScoresText(`items.gad7.${item}`));
  return questions.slice(0, QUESTIONNAIRE_ITEMS[questionnaire]).map((question, index) => ({
    question,
    answer: answerWords(items[index] ?? null),
    isSelfHarm: questionnaire === 'phq9' && index === SELF_HARM_ITEM,
  }));
}

/** Shown if the last item of a PHQ-9 is not known. */
export const selfHarmUnknownText = (items: readonly (number | null)[], day: string): string =>
  patientScoresText(isUnreadAnswer(items[SELF_HARM_ITEM]) ? 'item9.unread' : 'item9.unknown', { day });

/** The answer that the last item of a PHQ-9 got, without its number. */
export function selfHarmAnswer(items: readonly (number | null)[]): string {
  const answer = items[SELF_HARM_ITEM] ?? null;
  return isGiven(answer) ? patientScoresText(`answer.${answer}`) : answerWords(answer);
}

const isGiven = (answer: number | null): answer is 0 | 1 | 2 | 3 =>
  answer === 0 || answer === 1 || answer === 2 || answer === 3;

function answerWords(answer: number | null): string {
  if (isGiven(answer)) return `${answer} · ${patientScoresText(`answer.${answer}`)}`;
  return patientScoresText(isUnreadAnswer(answer) ? 'table.unread' : 'table.notAnswered');
}
