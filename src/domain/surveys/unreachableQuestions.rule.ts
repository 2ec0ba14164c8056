import { rule } from '../kernel/rule';
import { isNeverTrue } from './idleConditions.rule';
import { questionsOf, type SurveyContent } from './SurveyContent';
import { SurveyPaths } from './SurveyPaths';

export interface Unreachable {
  readonly question: string;
  /** `notChecked`: there are too many combinations of answers to check. */
  readonly reach: 'never' | 'notChecked';
}

/** Returns questions that no answers lead to. */
export const unreachableQuestions = rule(
  {
    id: 'CR-SURVEY-06',
    statement:
      'A question is unreachable if no answers on a path through the survey show it, although its condition could ' +
      'be true on its own. Every combination of answers that the conditions distinguish is checked. A question ' +
      'with too many combinations to check is a fault too.',
    source: 'DESIGN §9 row 69',
    hazards: ['HAZ-19'],
  },
  ({ survey }: { readonly survey: SurveyContent }): readonly Unreachable[] => {
    const questions = questionsOf(survey);
    const byId = new Map(questions.map(question => [question.id, question]));
    const paths = new SurveyPaths(survey);
    return questions.flatMap((question): readonly Unreachable[] => {
      if (!question.shownWhen || isNeverTrue(question.shownWhen, byId)) return [];
      const reached = paths.canHappen({ shown: [question.id] });
      return reached === true ? [] : [{ question: question.id, reach: reached === false ? 'never' : reached }];
    });
  },
);
