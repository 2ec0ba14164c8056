import { isAnswer } from './questionnaireTotal.rule';

/** One questionnaire as it was filled in. */
export interface QuestionnaireResult {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** In the order of the printed form; null where no answer was given, NaN where it could not be read. */
  readonly items: readonly (number | null)[];
}

/** Whether an answer was given that is none of the numbers of the form: it could not be read. */
export const isUnreadAnswer = (item: number | null | undefined): boolean =>
  item !== null && item !== undefined && !isAnswer(item);
