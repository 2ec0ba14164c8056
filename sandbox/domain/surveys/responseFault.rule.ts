import { rule, says } from '@/domain/kernel/rule';
import { answerFault, type AnswerFaultKind } from '@/domain/surveys/answerFault';
import { questionsOf, SURVEY_LIMITS, type Answers, type SurveyContent } from '@/domain/surveys/SurveyContent';
import { surveyWalk } from '@/domain/surveys/surveyWalk.rule';

export interface ResponseFaultInput {
  readonly survey: SurveyContent;
  readonly answers: Answers;
  /** The last answered question of an unfinished response; absent for a complete one. */
  readonly until?: string;
}

/** The first question whose answer is refused, with the reason. */
export interface ResponseFault {
  readonly question: string;
  readonly fault: AnswerFaultKind | 'unknownQuestion' | 'hidden' | 'notReached';
}

/** Checks answers to a survey; null if they may be stored. */
export const responseFault = rule(
  {
    id: 'CR-SURVEY-02',
    statement:
      says`Answers to a survey are stored only if each belongs to a question that is shown with them and is ` +
      says`valid for it: an existing option, each at most once, as many as required, a number or a day within ` +
      says`the limits, a whole number on a scale, a text that is not too long (${SURVEY_LIMITS.shortText} ` +
      says`characters, or ${SURVEY_LIMITS.longText} for a long text, unless the question sets its own limit). ` +
      says`Each required question that is shown has an answer, up to the question of the survey where the ` +
      says`patient stopped. An answer to a question that is hidden, unknown or further on is refused and never ` +
      says`silently dropped. The refusal names the first such question.`,
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
