/**
 * A second implementation of the walk through a survey, written from the statement of the rule. It imports only types.
 */
import type { Answer, Answers, Comparison, Question, SurveyContent } from '@/domain/surveys/SurveyContent';

/** Returns the ids of the questions that a patient with these answers sees, in order. */
export function independentWalk(survey: SurveyContent, answers: Answers): string[] {
  const seen: string[] = [];
  const said: Record<string, Answer> = Object.create(null);
  for (const page of survey.pages) {
    for (const question of page.questions) {
      if (!asks(question, said)) continue;
      seen.push(question.id);
      const answer = Object.entries(answers).find(([id]) => id === question.id)?.[1];
      if (answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0)) continue;
      said[question.id] = answer;
    }
  }
  return seen;
}

function asks({ shownWhen }: Question, said: Record<string, Answer>): boolean {
  if (shownWhen === undefined) return true;
  let trueOnes = 0;
  for (const comparison of shownWhen.comparisons) if (agrees(comparison, said)) trueOnes += 1;
  return shownWhen.match === 'any' ? trueOnes > 0 : trueOnes === shownWhen.comparisons.length;
}

function agrees({ question, operator, value }: Comparison, said: Record<string, Answer>): boolean {
  const was = question in said;
  if (operator === 'answered' || operator === 'notAnswered') return was === (operator === 'answered');
  if (!was) return false;
  const answer = said[question] as Answer;
  if (Array.isArray(answer)) {
    const chosen = answer.includes(value);
    if (operator === 'includes') return chosen;
    if (operator === 'excludes') return !chosen;
    return false;
  }
  const sign = answer === value ? 0 : (answer as number) < (value as number) ? -1 : 1;
  switch (operator) {
    case 'is':
      return sign === 0;
    case 'isNot':
      return sign !== 0;
    case 'atLeast':
      return sign >= 0;
    case 'atMost':
      return sign <= 0;
    case 'above':
      return sign > 0;
    case 'below':
      return sign < 0;
    default:
      return false;
  }
}
