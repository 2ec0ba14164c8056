/** Two independent implementations of the walk, and "unreachable" against trying every answer. */
import { conditionTargets } from '@/domain/surveys/conditionTargets.rule';
import { deadEnds } from '@/domain/surveys/deadEnds.rule';
import { idleConditions } from '@/domain/surveys/idleConditions.rule';
import { questionsOf, type Answer, type SurveyContent } from '@/domain/surveys/SurveyContent';
import { surveyFaults } from '@/domain/surveys/surveyFaults';
import { surveyWalk } from '@/domain/surveys/surveyWalk.rule';
import { unreachableQuestions } from '@/domain/surveys/unreachableQuestions.rule';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { seed } from '#test/support/longRun';
import { independentWalk } from './independentWalk';
import { everyAnswer, randomAnswers, randomSurvey } from './randomSurveys';

/** The result of every walk through a survey. */
function everyWalk(survey: SurveyContent): readonly (readonly string[])[] {
  const walks: (readonly string[])[] = [];
  const questions = questionsOf(survey);
  const go = (place: number, answers: Record<string, Answer>): void => {
    const question = questions[place];
    if (!question) {
      walks.push(independentWalk(survey, answers));
      return;
    }
    if (!independentWalk(survey, answers).includes(question.id)) return go(place + 1, answers);
    for (const answer of everyAnswer(question))
      go(place + 1, answer === undefined ? answers : { ...answers, [question.id]: answer });
  };
  go(0, {});
  return walks;
}

it('walks like a second implementation in 500 random walks', () => {
  const random = new SeededRandom(seed);
  for (let walk = 0; walk < 500; walk += 1) {
    const survey = randomSurvey(random, random.between(1, 30));
    const answers = randomAnswers(random, questionsOf(survey));
    const expected = independentWalk(survey, answers);
    const { shown } = surveyWalk({ survey, answers });
    expect(shown).toEqual(expected);
    const steps: string[] = [];
    for (let next = surveyWalk({ survey, answers }).next; next !== null;) {
      steps.push(next);
      next = surveyWalk({ survey, answers, after: next }).next;
    }
    expect(steps).toEqual(expected);
  }
});

it('finds unreachable questions, idle conditions and dead ends as trying all answers does', () => {
  const random = new SeededRandom(seed + 1);
  const found = { reach: 0, always: 0, never: 0, ends: 0 };
  for (let round = 0; round < 300; round += 1) {
    const survey = randomSurvey(random, random.between(2, 6));
    expect(conditionTargets({ survey })).toEqual([]);
    const walks = everyWalk(survey);
    const questions = questionsOf(survey);
    const isReached = (id: string): boolean => walks.some(walk => walk.includes(id));
    const never = idleConditions({ survey }).filter(({ condition }) => condition === 'never');
    const always = idleConditions({ survey }).filter(({ condition }) => condition === 'always');
    const unreachable = unreachableQuestions({ survey });
    expect([...unreachable, ...never].map(({ question }) => question).sort()).toEqual(
      questions.flatMap(({ id }) => (isReached(id) ? [] : [id])).sort(),
    );
    expect(always.map(({ question }) => question)).toEqual(
      questions.filter(({ id, shownWhen }) => shownWhen && walks.every(walk => walk.includes(id))).map(({ id }) => id),
    );
    const last = new Set(walks.map(walk => walk.at(-1)));
    const ends = deadEnds({ survey });
    expect(ends.map(({ question }) => question)).toEqual(
      questions.filter(({ id, kind }) => kind !== 'statement' && last.has(id)).map(({ id }) => id),
    );
    found.reach += unreachable.length;
    found.always += always.length;
    found.never += never.length;
    found.ends += ends.length;
  }
  // The surveys contain each fault often enough for a meaningful comparison.
  for (const count of Object.values(found)) expect(count).toBeGreaterThan(10);
});

it('checks 200 questions with 150 conditions fast enough for typing', () => {
  const random = new SeededRandom(seed + 2);
  const survey = randomSurvey(random, 200, 0.75);
  const started = performance.now();
  const faults = surveyFaults(survey);
  const took = performance.now() - started;
  expect(faults.length).toBeGreaterThan(0);
  // The limit is generous, because the machine is shared.
  expect(took).toBeLessThan(1_500);
});
