import { rule } from '../kernel/rule';
import { isCalendarDay } from './answerFault';
import { operatorsOf } from './isShown';
import { questionsOf, type Comparison, type Question, type SurveyContent } from './SurveyContent';

export const TARGET_FAULTS = ['removed', 'itself', 'later', 'removedOption', 'unfit'] as const;

export interface TargetFault {
  readonly question: string;
  /** Index of the comparison in the condition. */
  readonly comparison: number;
  readonly reason: (typeof TARGET_FAULTS)[number];
}

/** Returns comparisons that are invalid in their place. */
export const conditionTargets = rule(
  {
    id: 'CR-SURVEY-04',
    statement:
      'A condition compares answers that exist when it is evaluated: answers to earlier questions, never to the ' +
      'question itself, to a later one or to one that was removed. The compared value fits the kind of that ' +
      'question: one of its options, a number, a day, or yes and no. A statement has no answer.',
    source: 'DESIGN §9 row 69',
    hazards: ['HAZ-19'],
  },
  ({ survey }: { readonly survey: SurveyContent }): readonly TargetFault[] => {
    const questions = questionsOf(survey);
    const places = new Map(questions.map(({ id }, place) => [id, place]));
    return questions.flatMap((question, place) =>
      (question.shownWhen?.comparisons ?? []).flatMap((comparison, index) => {
        const target = places.get(comparison.question);
        const reason = reasonOf(comparison, place, target, target === undefined ? undefined : questions[target]);
        return reason === undefined ? [] : [{ question: question.id, comparison: index, reason }];
      }),
    );
  },
);

function reasonOf(
  comparison: Comparison,
  place: number,
  target: number | undefined,
  asked: Question | undefined,
): TargetFault['reason'] | undefined {
  if (target === undefined || !asked) return 'removed';
  if (target === place) return 'itself';
  if (target > place) return 'later';
  return valueFault(comparison, asked);
}

function valueFault(
  { operator, value }: Comparison,
  { kind, options = [] }: Question,
): 'unfit' | 'removedOption' | undefined {
  if (!operatorsOf[kind].includes(operator)) return 'unfit';
  if (operator === 'answered' || operator === 'notAnswered') return value === undefined ? undefined : 'unfit';
  switch (kind) {
    case 'yesNo':
      return typeof value === 'boolean' ? undefined : 'unfit';
    case 'oneOf':
    case 'severalOf':
      return options.some(({ id }) => id === value) ? undefined : 'removedOption';
    case 'date':
      return typeof value === 'string' && isCalendarDay(value) ? undefined : 'unfit';
    default:
      return typeof value === 'number' && Number.isFinite(value) ? undefined : 'unfit';
  }
}
