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
   * `undecided`: its words mention self-harm, and its author has not decided whether it asks about self-harm. `kind`: it
   * has no answer that means none. `allNone`: each of its answers means none.
   */
  readonly reason: 'undecided' | 'kind' | 'allNone' | 'noContact' | 'notChecked';
  /** The first answer above none that the crisis contact does not follow. */
  readonly answer?: Answer;
  /** The question shown next instead; null for the end of the survey. */
  readonly leadsTo?: string | null;
}

/** Words that mention self-harm. */
const WORDS = new RegExp(
  [
    'self.?harm|suicid|overdos|worth living',
    '(?:harm|hurt|kill|injur|cut)\\w* (?:to )?(?:your|my|one)sel',
    '(?:better off|wish\\w* .{0,20}) dead|(?:want|wish)\\w* to (?:die|be dead)|(?:not|never) (?:to )?wake up',
    "(?:end|tak)\\w* (?:your|my|one['’]s) (?:own )?life|end\\w* it all",
  ].join('|'),
  'i',
);

/** True if the author must decide whether a question with this text asks about self-harm. */
export const speaksOfHarm = (text: string): boolean => WORDS.test(text);

/** Kinds with an answer that means none. */
const KINDS: readonly QuestionKind[] = ['yesNo', 'oneOf', 'scale'];

/** Returns questions about self-harm whose answers do not lead to the crisis contact. */
export const crisisContacts = rule(
  {
    id: 'CR-SURVEY-11',
    statement:
      'Every answer above none to a question about self-harm is followed at once by a statement with the crisis ' +
      'contact, whatever else was answered. The first answer that leads elsewhere is reported with its target. ' +
      'Such a question is a yes-or-no question, a choice of one, or a scale, so that an answer can mean none, and ' +
      'not all of its answers mean none. If the words of a question or of one of its options mention self-harm, ' +
      'its author must mark it as asking about self-harm or as not asking about it.',
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
