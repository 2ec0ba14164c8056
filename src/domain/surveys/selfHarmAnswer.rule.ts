import { rule, says } from '../kernel/rule';
import { answerTo } from './surveyWalk.rule';
import { rangeOf, type Answer, type Answers, type Question } from './SurveyContent';

/** The printed number of the last item of a PHQ-9. */
const SELF_HARM_ITEM = 9;

export interface SelfHarmAnswerInput {
  readonly question: Question;
  readonly answers: Answers;
}

/** Classifies the answer to a question about self-harm. */
export const selfHarmAnswer = rule(
  {
    id: 'CR-SURVEY-09',
    statement:
      says`An answer to a question marked as asking about self-harm, or to item ${SELF_HARM_ITEM} of a PHQ-9, is ` +
      says`above none unless it is "No", the lowest point, or only options marked as none. A missing answer is ` +
      says`unknown and never counts as none. An answer above none shows the crisis contact at once, offers the ` +
      says`emergency request, and is an alarm for the therapists.`,
    source: 'DESIGN §9 row 70; PAPER Kroenke 2001',
    hazards: ['HAZ-05', 'HAZ-16'],
  },
  ({ question, answers }: SelfHarmAnswerInput): 'notAsked' | 'unknown' | 'none' | 'above' => {
    if (question.selfHarm !== true) return 'notAsked';
    const answer = answerTo(answers, question.id);
    if (answer === undefined) return 'unknown';
    return saysNone(question, answer) ? 'none' : 'above';
  },
);

function saysNone(question: Question, answer: Answer): boolean {
  const { kind, options = [] } = question;
  const isNone = (wanted: unknown): boolean => options.some(({ id, none }) => id === wanted && none === true);
  if (kind === 'yesNo') return answer === false;
  if (kind === 'scale' || kind === 'number') return answer === rangeOf(question).lowest;
  return typeof answer === 'object' ? answer.every(isNone) : isNone(answer);
}
