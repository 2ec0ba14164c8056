import { rule } from '../kernel/rule';
import { comparisonHolds } from './isShown';
import { questionsOf, type Comparison, type Condition, type Question, type SurveyContent } from './SurveyContent';
import { distinctAnswers, SurveyPaths } from './SurveyPaths';

export interface IdleCondition {
  readonly question: string;
  /** `notChecked`: too many answers would have to be tried. */
  readonly condition: 'never' | 'always' | 'notChecked';
}

/** Conditions that decide nothing. */
export const idleConditions = rule(
  {
    id: 'CR-SURVEY-05',
    statement:
      'A condition that no answers to the questions it names make true, each taken by itself, is never true. One that ' +
      'every walk through the survey makes true is always true. Both are faults: somebody meant ' +
      'something else. Where too many answers would have to be tried to know, that is a fault too.',
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
    // What is hidden has no answer, so that none is always possible.
    const answers = asked ? [...distinctAnswers(asked, together), undefined] : [undefined];
    return answers.some(answer => together.every(one => comparisonHolds(one, answer)));
  };
  if (match === 'any') return !comparisons.some(one => canHold([one]));
  const targets = [...new Set(comparisons.map(({ question }) => question))];
  return !targets.every(target => canHold(comparisons.filter(({ question }) => question === target)));
}
