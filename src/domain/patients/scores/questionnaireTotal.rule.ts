import { rule, says } from '../../kernel/rule';

export type Questionnaire = 'phq9' | 'gad7';

/** Items of each questionnaire. */
export const QUESTIONNAIRE_ITEMS: Readonly<Record<Questionnaire, number>> = { phq9: 9, gad7: 7 };

/** "Not at all" and "nearly every day"; the answers between them are whole numbers too. */
export const LOWEST_ANSWER = 0;
export const HIGHEST_ANSWER = 3;

/** True if the item was answered with a number of the form. */
export const isAnswer = (item: number | null): item is number =>
  Number.isInteger(item) && Number(item) >= LOWEST_ANSWER && Number(item) <= HIGHEST_ANSWER;

export interface QuestionnaireAnswers {
  readonly questionnaire: Questionnaire;
  /** In the order of the printed form; null for no answer. */
  readonly items: readonly (number | null)[];
}

/** Returns the total of a questionnaire; null if unknown. */
export const questionnaireTotal = rule(
  {
    id: 'CR-SCORE-03',
    statement:
      says`The total of a PHQ-9 is the sum of its ${QUESTIONNAIRE_ITEMS.phq9} items, that of a GAD-7 the sum of ` +
      says`its ${QUESTIONNAIRE_ITEMS.gad7}, each a whole number from ${LOWEST_ANSWER} to ${HIGHEST_ANSWER}. If ` +
      says`an item is missing or has any other value, the total is unknown: never zero and never the sum of the ` +
      says`rest.`,
    source: 'PAPER Kroenke 2001; PAPER Spitzer 2006; D3 §7 Patient: "POST /patient/notify (phqScore, gadScore)"',
    hazards: ['HAZ-05'],
  },
  ({ questionnaire, items }: QuestionnaireAnswers): number | null => {
    const answers = items.filter(isAnswer);
    const complete = items.length === QUESTIONNAIRE_ITEMS[questionnaire] && answers.length === items.length;
    return complete ? answers.reduce((sum, answer) => sum + answer, 0) : null;
  },
);
