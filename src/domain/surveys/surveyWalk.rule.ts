import { rule } from '../kernel/rule';
import { isShown } from './isShown';
import { questionsOf, type Answer, type Answers, type Question, type SurveyContent } from './SurveyContent';

export interface SurveyWalkInput {
  readonly survey: SurveyContent;
  /** What was answered so far, to any question. */
  readonly answers: Answers;
  /** The question that was answered last; absent at the beginning. */
  readonly after?: string;
}

export interface SurveyWalk {
  /** The question that comes next; null at the end. */
  readonly next: string | null;
  /** Every question that is shown with these answers, in order. */
  readonly shown: readonly string[];
}

/** Which questions of a survey are shown, and which of them comes next. */
export const surveyWalk = rule(
  {
    id: 'CR-SURVEY-01',
    statement:
      'The questions of a survey are asked in the order in which they are written, and each is shown that has no ' +
      'condition or whose condition is true. A condition is true when all, or any, of its comparisons are. It compares ' +
      'answers to earlier questions that are shown themselves: an answer to a hidden question does not count, and of ' +
      'a question without an answer only "is not answered" is true. After a question comes the next one that is ' +
      'shown; after a question that the survey does not have, it begins from the first. The preview, the ' +
      "patient's app and the backend go by this one rule.",
    source: 'DESIGN §9 row 67',
    hazards: ['HAZ-19'],
  },
  ({ survey, answers, after }: SurveyWalkInput): SurveyWalk => {
    const shown = shownQuestions(survey, answers);
    const ids = shown.map(({ id }) => id);
    const order = questionsOf(survey).map(({ id }) => id);
    const from = after === undefined ? -1 : order.indexOf(after);
    return { next: ids.find(id => order.indexOf(id) > from) ?? null, shown: ids };
  },
);

function shownQuestions(survey: SurveyContent, answers: Answers): readonly Question[] {
  const given = new Map<string, Answer>();
  return questionsOf(survey).filter(question => {
    if (!isShown(question, id => given.get(id))) return false;
    const answer = answerTo(answers, question.id);
    if (answer !== undefined) given.set(question.id, answer);
    return true;
  });
}

/** The answer to a question; an empty text, an empty choice and what can be no answer are none. */
export function answerTo(answers: Answers, id: string): Answer | undefined {
  const answer: unknown = Object.hasOwn(answers, id) ? answers[id] : undefined;
  if (Array.isArray(answer))
    return answer.length > 0 && answer.every(one => typeof one === 'string') ? answer : undefined;
  if (typeof answer === 'boolean' || typeof answer === 'number') return answer;
  return typeof answer === 'string' && answer !== '' ? answer : undefined;
}
