import { isAnswer } from './questionnaireTotal.rule';

export interface QuestionnaireResult {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** In the order of the printed form; null for no answer, NaN for an unreadable one. */
  readonly items: readonly (number | null)[];
}

/** True if an answer was given that is not a number of the form. */
export const isUnreadAnswer = (item: number | null | undefined): boolean =>
  item !== null && item !== undefined && !isAnswer(item);
