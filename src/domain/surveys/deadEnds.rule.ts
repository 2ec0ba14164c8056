import { rule } from '../kernel/rule';
import { questionsOf, type Question, type SurveyContent } from './SurveyContent';
import { SurveyPaths } from './SurveyPaths';

export interface DeadEnd {
  readonly question: string;
  /**
   * `noAnswer`: it must be answered but has no options. `noEnding`: after some answers nothing follows, not even a
   * closing statement. `notChecked`: there are too many combinations of answers to check.
   */
  readonly reason: 'noAnswer' | 'noEnding' | 'notChecked';
}

/** Returns questions after which the survey can stop without a closing statement. */
export const deadEnds = rule(
  {
    id: 'CR-SURVEY-08',
    statement:
      'No answer is a dead end: whatever a patient answers, something follows each question, and the survey ends ' +
      'with a statement, so that patients know that they are done. A question with options has at least one.',
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
