import { rule } from '../kernel/rule';
import { questionsOf, type SurveyContent } from './SurveyContent';

export interface DoubleId {
  readonly question: string;
  /** Several questions share the id, or several options of the question share one. */
  readonly of: 'questions' | 'options';
}

/** Returns duplicate ids of questions, and questions with duplicate ids of options. */
export const doubleIds = rule(
  {
    id: 'CR-SURVEY-03',
    statement:
      'Each question of a survey has a unique id, and each option has an id that is unique within its question, ' +
      'so that an answer can always be traced to its question and option. Each duplicate id is reported once.',
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
