import { rule } from '../kernel/rule';
import { questionsOf, type SurveyContent } from './SurveyContent';

export interface DoubleId {
  readonly question: string;
  /** The id is that of several questions, or several of its options have one id. */
  readonly of: 'questions' | 'options';
}

/** Ids that several questions, or several answers to one question, have. */
export const doubleIds = rule(
  {
    id: 'CR-SURVEY-03',
    statement:
      'Each question of a survey has an id that no other has, and each answer to choose has one that no other answer ' +
      'to the same question has: otherwise nobody could say later what was answered. Each such id is named once.',
    source: 'DESIGN §9 row 69',
    hazards: ['HAZ-19'],
  },
  ({ survey }: { readonly survey: SurveyContent }): readonly DoubleId[] => {
    const questions = questionsOf(survey);
    return [
      ...repeated(questions.map(({ id }) => id)).map(question => ({ question, of: 'questions' as const })),
      ...questions
        .filter(({ options = [] }) => repeated(options.map(({ id }) => id)).length > 0)
        .map(({ id }) => ({ question: id, of: 'options' as const })),
    ];
  },
);

const repeated = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.filter((id, place) => ids.indexOf(id) < place)),
];
