import { rule } from '../kernel/rule';
import { comparisonHolds } from './isShown';
import { questionsOf, type Comparison, type Condition, type Question, type SurveyContent } from './SurveyContent';
import { distinctAnswers, SurveyPaths } from './SurveyPaths';

export interface IdleCondition {
  readonly question: string;
  /** `notChecked`: there are too many combinations of answers to check. */
  readonly condition: 'never' | 'always' | 'notChecked';
}

/** Returns conditions that have no effect. */
export const idleConditions = rule(
  {
    id: 'CR-SURVEY-05',
    statement:
      'A condition is never true if no answers to its questions, each question taken on its own, make it true. A ' +
      'condition is always true if every path through the survey makes it true. Both are faults, because the ' +
      'author meant something else. A condition with too many combinations of answers to check is a fault too.',
    source: 'DESIGN §9 row 69',
    hazards: ['HAZ-19'],
  },
  ({ survey }: { readonly survey: SurveyContent }): readonly IdleCondition[] => {
    const questions = questionsOf(survey);
    const byId = new Map(questions.map(question => [question.id, question]));
    const paths = new SurveyPaths(survey);
    return questions.flatMap((question): readonly IdleCondition[] => {
      const { shownWhen } = question;
      if (!shownWhen) return [];
      if (isNeverTrue(shownWhen, byId)) return [{ question: question.id, condition: 'never' }];
      const hides = paths.canHappen({ hidden: [question.id] });
      if (hides === true) return [];
      return [{ question: question.id, condition: hides === false ? 'always' : hides }];
    });
  },
);

export function isNeverTrue({ match, comparisons }: Condition, byId: ReadonlyMap<string, Question>): boolean {
  const canHold = (together: readonly Comparison[]): boolean => {
    const [first] = together;
    const asked = first && byId.get(first.question);
    // A hidden question has no answer, so no answer is always possible.
    const answers = asked ? [...distinctAnswers(asked, together), undefined] : [undefined];
    return answers.some(answer => together.every(one => comparisonHolds(one, answer)));
  };
  if (match === 'any') return !comparisons.some(one => canHold([one]));
  const targets = [...new Set(comparisons.map(({ question }) => question))];
  return !targets.every(target => canHold(comparisons.filter(({ question }) => question === target)));
}
