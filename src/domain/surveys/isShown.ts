import type { Answer, Comparison, Condition, Operator, Question, QuestionKind } from './SurveyContent';

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

/** True if a comparison holds for an answer. Without an answer only "is not answered" holds. */
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

/** True if a condition holds; `answerOf` returns no answer for a hidden question. */
export function conditionHolds(
  { match, comparisons }: Condition,
  answerOf: (question: string) => Answer | undefined,
): boolean {
  const holds = (one: Comparison): boolean => comparisonHolds(one, answerOf(one.question));
  return match === 'all' ? comparisons.every(holds) : comparisons.some(holds);
}

/** True if a question is shown, given the answers to the shown questions before it. */
export const isShown = ({ shownWhen }: Question, answerOf: (question: string) => Answer | undefined): boolean =>
  shownWhen === undefined || conditionHolds(shownWhen, answerOf);
