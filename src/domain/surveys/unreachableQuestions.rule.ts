import { rule } from '../kernel/rule';
import { isNeverTrue } from './idleConditions.rule';
import { questionsOf, type SurveyContent } from './SurveyContent';
import { SurveyPaths } from './SurveyPaths';

export interface Unreachable {
  readonly question: string;
  /** `notChecked`: too many answers would have to be tried. */
  readonly reach: 'never' | 'notChecked';
}

/** Questions that no answers lead to. */
export const unreachableQuestions = rule(
  {
    id: 'CR-SURVEY-06',
    statement:
      'A question is unreachable when no answers to the questions before it, given in a walk through the survey, show ' +
      'it, although its condition by itself could be true. Every combination that the conditions tell apart counts. ' +
      'Where too many would have to be tried to know, that is a fault too.',
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
