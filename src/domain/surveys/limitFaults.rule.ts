import { rule, says } from '../kernel/rule';
import { excludingLimits } from './answerFault';
import { questionsOf, rangeOf, SURVEY_LIMITS, type Question, type SurveyContent } from './SurveyContent';

/** A scale with one point leaves no choice. */
const FEWEST_POINTS = 2;

export interface LimitFault {
  readonly question: string;
  readonly limits: 'numbers' | 'days' | 'choices' | 'points';
}

/** Returns questions whose limits leave no answer. */
export const limitFaults = rule(
  {
    id: 'CR-SURVEY-07',
    statement:
      says`The limits of a question leave at least one valid answer: the lowest number is not above the highest, ` +
      says`the first day is not after the last, and the minimum number of choices is neither above the maximum ` +
      says`nor above the number of options. A scale begins and ends with whole numbers and has ${FEWEST_POINTS} ` +
      says`to ${SURVEY_LIMITS.points} points.`,
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
