import { rule } from '../../kernel/rule';

export type Questionnaire = 'phq9' | 'gad7';

/** Items of each questionnaire. */
export const QUESTIONNAIRE_ITEMS: Readonly<Record<Questionnaire, number>> = { phq9: 9, gad7: 7 };

export interface QuestionnaireAnswers {
  readonly questionnaire: Questionnaire;
  /** In the order of the printed form; null where no answer was given. */
  readonly items: readonly (number | null)[];
}

/** The total of a questionnaire. */
export const questionnaireTotal = rule(
  {
    id: 'CR-SCORE-03',
    statement:
      'The total of a PHQ-9 is the sum of its nine items, that of a GAD-7 the sum of its seven, each 0, 1, 2 or 3. While an item is missing, or is no such number, the total is unknown: it is never 0 and never the sum of the rest.',
    source: 'D3 §7 Patient: "POST /patient/notify (phqScore, gadScore)"',
    hazards: ['HAZ-05'],
  },
  ({ questionnaire, items }: QuestionnaireAnswers): number | null => {
    const answers = items.filter(item => item !== null && [0, 1, 2, 3].includes(item)) as readonly number[];
    const complete = items.length === QUESTIONNAIRE_ITEMS[questionnaire] && answers.length === items.length;
    return complete ? answers.reduce((sum, answer) => sum + answer, 0) : null;
  },
);
