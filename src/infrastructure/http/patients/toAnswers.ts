import { NOT_ANSWERED } from './Answers';

/** Answers of a questionnaire; null where none was given, NaN where it could not be read. */
export const toAnswers = (items: readonly number[]): readonly (number | null)[] =>
  items.map(item => (item === NOT_ANSWERED ? null : item));
