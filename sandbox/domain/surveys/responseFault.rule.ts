import { rule, says } from '@/domain/kernel/rule';
import { answerFault, type AnswerFaultKind } from '@/domain/surveys/answerFault';
import { questionsOf, SURVEY_LIMITS, type Answers, type SurveyContent } from '@/domain/surveys/SurveyContent';
import { surveyWalk } from '@/domain/surveys/surveyWalk.rule';

export interface ResponseFaultInput {
  readonly survey: SurveyContent;
  readonly answers: Answers;
  /** The last question that was answered where the patient has not come to the end; absent for a whole response. */
  readonly until?: string;
}

/** The first question whose answer is refused, and why. */
export interface ResponseFault {
  readonly question: string;
  readonly fault: AnswerFaultKind | 'unknownQuestion' | 'hidden' | 'notReached';
}

/** Whether answers to a survey may be stored; null where they may. */
export const responseFault = rule(
  {
    id: 'CR-SURVEY-02',
    statement:
      says`Answers to a survey are stored only when each is an answer to a question that is shown with them, and is one ` +
      says`that the question takes: an option that it has and each once, as many as it asks for, a number or a day ` +
      says`within its limits, whole on a scale, a text that is not too long (${SURVEY_LIMITS.shortText} characters, or ` +
      says`${SURVEY_LIMITS.longText} for a long one, where it sets no limit of its own). Each question that is ` +
      says`shown and must be answered has an answer, up to where the patient stopped, which is a question of the survey. An answer to a question that ` +
      says`is hidden, unknown or further on is refused and never dropped in silence. The refusal names the first such question.`,
    source: 'DESIGN §9 row 68',
    hazards: ['HAZ-19'],
  },
  ({ survey, answers, until }: ResponseFaultInput): ResponseFault | null => {
    const questions = questionsOf(survey);
    const shown = new Set(surveyWalk({ survey, answers }).shown);
    const known = new Set(questions.map(({ id }) => id));
    const named = [...Object.keys(answers), ...(until === undefined ? [] : [until])];
    const unknown = named.find(id => !known.has(id));
    if (unknown !== undefined) return { question: unknown, fault: 'unknownQuestion' };
    const end = until === undefined ? questions.length : questions.findIndex(({ id }) => id === until) + 1;
    for (const [place, question] of questions.entries()) {
      const { id } = question;
      const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
      if (answer !== undefined && !shown.has(id)) return { question: id, fault: 'hidden' };
      if (answer !== undefined && place >= end) return { question: id, fault: 'notReached' };
      const fault = shown.has(id) && place < end ? answerFault(question, answer) : undefined;
      if (fault !== undefined) return { question: id, fault };
    }
    return null;
  },
);
