import { NOT_ANSWERED } from './momentDtos';

/** Answers of a questionnaire; null where none was given. */
export const toAnswers = (items: readonly number[]): readonly (number | null)[] =>
  items.map(item => (item === NOT_ANSWERED ? null : item));
