import { rule, says } from '../kernel/rule';
import { excludingLimits } from './answerFault';
import { questionsOf, rangeOf, SURVEY_LIMITS, type Question, type SurveyContent } from './SurveyContent';

/** One point leaves nothing to choose. */
const FEWEST_POINTS = 2;

export interface LimitFault {
  readonly question: string;
  readonly limits: 'numbers' | 'days' | 'choices' | 'points';
}

/** Questions whose limits leave no answer. */
export const limitFaults = rule(
  {
    id: 'CR-SURVEY-07',
    statement:
      says`The limits of a question leave an answer between them: the lowest number is not above the highest, the ` +
      says`first day not after the last, no more options have to be chosen than may be chosen or are there. A scale ` +
      says`begins and ends with whole numbers and has ${FEWEST_POINTS} to ${SURVEY_LIMITS.points} points.`,
    source: 'DESIGN §9 row 69',
    hazards: ['HAZ-19'],
  },
  ({ survey }: { readonly survey: SurveyContent }): readonly LimitFault[] =>
    questionsOf(survey).flatMap(question => {
      const limits = excludingLimits(question) ?? (hasOddPoints(question) ? ('points' as const) : undefined);
      return limits === undefined ? [] : [{ question: question.id, limits }];
    }),
);

function hasOddPoints(question: Question): boolean {
  if (question.kind !== 'scale') return false;
  const { lowest, highest } = rangeOf(question);
  const points = highest - lowest + 1;
  return (
    !Number.isInteger(lowest) || !Number.isInteger(highest) || points < FEWEST_POINTS || points > SURVEY_LIMITS.points
  );
}
