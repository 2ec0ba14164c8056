import { rule } from '../kernel/rule';
import { isShown } from './isShown';
import { questionsOf, type Answer, type Answers, type Question, type SurveyContent } from './SurveyContent';

export interface SurveyWalkInput {
  readonly survey: SurveyContent;
  /** All answers given so far. */
  readonly answers: Answers;
  /** The question answered last; absent at the start. */
  readonly after?: string;
}

export interface SurveyWalk {
  /** The next question; null at the end. */
  readonly next: string | null;
  /** All questions shown with these answers, in order. */
  readonly shown: readonly string[];
}

/** Returns the questions of a survey that are shown and the next of them. */
export const surveyWalk = rule(
  {
    id: 'CR-SURVEY-01',
    statement:
      'The questions of a survey are asked in their written order; a question is shown if it has no condition or ' +
      'its condition is true. A condition is true if all, or any, of its comparisons are true. It compares ' +
      'answers to earlier questions that are shown themselves: an answer to a hidden question does not count, and ' +
      'for a question without an answer only "is not answered" is true. Each question is followed by the next one ' +
      'that is shown; after a question that the survey no longer has, the survey starts again from the first. The ' +
      "preview, the patient's app and the backend all follow this rule.",
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

/** Returns the answer to a question; empty texts, empty choices and invalid values count as none. */
export function answerTo(answers: Answers, id: string): Answer | undefined {
  const answer: unknown = Object.hasOwn(answers, id) ? answers[id] : undefined;
  if (Array.isArray(answer))
    return answer.length > 0 && answer.every(one => typeof one === 'string') ? answer : undefined;
  if (typeof answer === 'boolean' || typeof answer === 'number') return answer;
  return typeof answer === 'string' && answer !== '' ? answer : undefined;
}
