import { rule } from '../kernel/rule';
import { selfHarmAnswer } from './selfHarmAnswer.rule';
import {
  questionsOf,
  rangeOf,
  SURVEY_LIMITS,
  type Answer,
  type Question,
  type QuestionKind,
  type SurveyContent,
} from './SurveyContent';
import { leadsElsewhere } from './leadsElsewhere';
import { SurveyPaths } from './SurveyPaths';

export interface MissingCrisisContact {
  readonly question: string;
  /**
   * `undecided`: its words speak of harming oneself, and nobody has said whether it asks about it. `kind`: it has no
   * answer that says none. `allNone`: each of its answers says none.
   */
  readonly reason: 'undecided' | 'kind' | 'allNone' | 'noContact' | 'notChecked';
  /** The answer above none after which the contact is not next. */
  readonly answer?: Answer;
  /** What comes next instead; null for the end of the survey. */
  readonly leadsTo?: string | null;
}

/** Words that speak of harming oneself. */
const WORDS = new RegExp(
  [
    'self.?harm|suicid|overdos|worth living',
    '(?:harm|hurt|kill|injur|cut)\\w* (?:to )?(?:your|my|one)sel',
    '(?:better off|wish\\w* .{0,20}) dead|(?:want|wish)\\w* to (?:die|be dead)|(?:not|never) (?:to )?wake up',
    "(?:end|tak)\\w* (?:your|my|one['’]s) (?:own )?life|end\\w* it all",
  ].join('|'),
  'i',
);

/** Whether words demand that somebody says whether a question asks about harming oneself. */
export const speaksOfHarm = (text: string): boolean => WORDS.test(text);

/** Kinds that have an answer which says none. */
const KINDS: readonly QuestionKind[] = ['yesNo', 'oneOf', 'scale'];

/** Questions about harming oneself whose answers do not lead to the crisis contact. */
export const crisisContacts = rule(
  {
    id: 'CR-SURVEY-11',
    statement:
      'Every answer above none to a question about harming oneself leads to a statement with the crisis contact: it is ' +
      'the next thing that is shown, whatever else was answered. The first answer that leads elsewhere is named, with ' +
      'where it leads. It is asked as yes or no, one of several, or a scale, so that an answer can say none, and not ' +
      'each of its answers says none. A question is marked as one that asks about harming oneself, or as one that does ' +
      'not, where its words or those of an answer to choose speak of it.',
    source: 'DESIGN §9 row 70',
    hazards: ['HAZ-05', 'HAZ-16'],
  },
  ({ survey }: { readonly survey: SurveyContent }): readonly MissingCrisisContact[] => {
    const questions = questionsOf(survey);
    const paths = new SurveyPaths(survey);
    return questions.flatMap((question, place): readonly MissingCrisisContact[] => {
      if (question.kind === 'statement') return [];
      if (question.selfHarm === undefined) {
        const { id, text, options = [] } = question;
        const speaks = [text, ...options.map(option => option.text)].some(speaksOfHarm);
        return speaks ? [{ question: id, reason: 'undecided' }] : [];
      }
      if (!question.selfHarm) return [];
      if (!KINDS.includes(question.kind)) return [{ question: question.id, reason: 'kind' }];
      const above = answersAboveNone(question);
      // A question without any answer is a dead end.
      if (above.length === 0 && (question.options ?? []).length > 0)
        return [{ question: question.id, reason: 'allNone' }];
      for (const answer of above) {
        const leadsTo = leadsElsewhere(paths, question, answer, questions.slice(place + 1));
        if (leadsTo === 'notChecked') return [{ question: question.id, reason: leadsTo }];
        if (leadsTo) return [{ question: question.id, reason: 'noContact', answer, leadsTo: leadsTo.to }];
      }
      return [];
    });
  },
);

function answersAboveNone(question: Question): readonly Answer[] {
  const { kind, options = [] } = question;
  const { lowest, highest } = rangeOf(question);
  const points = Math.min(Math.max(highest - lowest + 1, 0), SURVEY_LIMITS.points);
  const answers: readonly Answer[] =
    kind === 'yesNo'
      ? [true, false]
      : kind === 'scale'
        ? Array.from({ length: points }, (_, step) => lowest + step)
        : options.map(({ id }) => id);
  return answers.filter(answer => selfHarmAnswer({ question, answers: { [question.id]: answer } }) === 'above');
}
