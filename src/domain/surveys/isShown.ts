import type { Answer, Comparison, Condition, Operator, Question, QuestionKind } from './SurveyContent';

/** What can be asked of the answer to a question of each kind. */
export const operatorsOf: Readonly<Record<QuestionKind, readonly Operator[]>> = {
  statement: [],
  yesNo: ['is', 'answered', 'notAnswered'],
  oneOf: ['is', 'isNot', 'answered', 'notAnswered'],
  severalOf: ['includes', 'excludes', 'answered', 'notAnswered'],
  scale: ['is', 'isNot', 'atLeast', 'atMost', 'above', 'below', 'answered', 'notAnswered'],
  number: ['is', 'isNot', 'atLeast', 'atMost', 'above', 'below', 'answered', 'notAnswered'],
  date: ['is', 'isNot', 'atLeast', 'atMost', 'above', 'below', 'answered', 'notAnswered'],
  shortText: ['answered', 'notAnswered'],
  longText: ['answered', 'notAnswered'],
};

/** Whether a comparison is true of an answer. Of a question that has none, only "is not answered" is. */
export function comparisonHolds({ operator, value }: Comparison, answer: Answer | undefined): boolean {
  if (operator === 'notAnswered') return answer === undefined;
  if (answer === undefined) return false;
  if (operator === 'answered') return true;
  if (value === undefined) return false;
  if (typeof answer === 'object')
    return operator === 'includes'
      ? answer.includes(String(value))
      : operator === 'excludes' && !answer.includes(String(value));
  if (typeof answer !== typeof value) return false;
  const order: Readonly<Partial<Record<Operator, boolean>>> = {
    is: answer === value,
    isNot: answer !== value,
    atLeast: answer >= value,
    atMost: answer <= value,
    above: answer > value,
    below: answer < value,
  };
  return order[operator] ?? false;
}

/** Whether a condition is true; `answerOf` gives no answer for a question that is hidden. */
export function conditionHolds(
  { match, comparisons }: Condition,
  answerOf: (question: string) => Answer | undefined,
): boolean {
  const holds = (one: Comparison): boolean => comparisonHolds(one, answerOf(one.question));
  return match === 'all' ? comparisons.every(holds) : comparisons.some(holds);
}

/** Whether a question is shown with the answers to the questions before it that are shown. */
export const isShown = ({ shownWhen }: Question, answerOf: (question: string) => Answer | undefined): boolean =>
  shownWhen === undefined || conditionHolds(shownWhen, answerOf);
