import { rule } from '../kernel/rule';
import { questionsOf, type Question, type SurveyContent } from './SurveyContent';
import { SurveyPaths } from './SurveyPaths';

export interface DeadEnd {
  readonly question: string;
  /**
   * `noAnswer`: it has to be answered and has nothing to choose. `noEnding`: with some answers nothing follows it, not
   * even a closing text. `notChecked`: too many answers would have to be tried.
   */
  readonly reason: 'noAnswer' | 'noEnding' | 'notChecked';
}

/** Questions behind which the patient is left alone. */
export const deadEnds = rule(
  {
    id: 'CR-SURVEY-08',
    statement:
      'No answer leads nowhere: whatever a patient answers, something follows each question, and the last thing that ' +
      'they see is a statement, so that they know that they are done. A question with answers to choose has at least one.',
    source: 'DESIGN §9 row 69',
    hazards: ['HAZ-19'],
  },
  ({ survey }: { readonly survey: SurveyContent }): readonly DeadEnd[] => {
    const questions = questionsOf(survey);
    const paths = new SurveyPaths(survey);
    return questions.flatMap((question, place): readonly DeadEnd[] => {
      const { id } = question;
      if (hasNothingToChoose(question)) return [{ question: id, reason: 'noAnswer' }];
      if (question.kind === 'statement') return [];
      const later = questions.slice(place + 1);
      if (later.some(({ shownWhen }) => shownWhen === undefined)) return [];
      const ends = paths.canHappen({ shown: [id], hidden: later.map(one => one.id) });
      if (ends === false) return [];
      return [{ question: id, reason: ends === true ? 'noEnding' : ends }];
    });
  },
);

const hasNothingToChoose = ({ kind, options = [] }: Question): boolean =>
  (kind === 'oneOf' || kind === 'severalOf') && options.length === 0;
