import { isAnswer } from './questionnaireTotal.rule';

/** Whether an answer was given that is none of the numbers of the form: it could not be read. */
export const isUnreadAnswer = (item: number | null | undefined): boolean =>
  item !== null && item !== undefined && !isAnswer(item);
