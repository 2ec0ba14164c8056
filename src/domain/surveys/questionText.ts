import type { Question } from './SurveyContent';

/** What makes an item of a questionnaire what it is, as one text to compare. */
export const questionText = ({ id, kind, text, required, options = [], selfHarm = false, block }: Question): string =>
  JSON.stringify([
    ...[id, kind, text, required, selfHarm, block],
    ...options.map(one => [one.id, one.text, one.none === true]),
  ]);
