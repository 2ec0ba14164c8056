/** The patient's app asks what a second, independent implementation of the walk asks, over 500 random walks. */
import { questionsOf, type Answers } from '@/domain/surveys/SurveyContent';
import { SurveyBook } from '#sandbox/practice/app/SurveyBook';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { randomSurvey } from '#test/domain/surveys/randomSurveys';
import { independentWalk } from '#test/domain/surveys/independentWalk';
import { seed } from '#test/support/longRun';
import { sol } from '#test/sandbox/backend/setUpChat';
import { setUpSurveys } from '#test/sandbox/backend/surveys/setUpSurveys';

it('asks the same questions in the same order as the second implementation', async () => {
  const random = new SeededRandom(seed + 3);
  for (let walk = 0; walk < 500; walk += 1) {
    const survey = randomSurvey(random, random.between(1, 12));
    const pages = survey.pages;
    const world = setUpSurveys([
      {
        ...{ id: 's', title: 'Walk', urlSuffix: 'walk', state: 'published', pages },
        ...{ versions: [{ version: 1, title: 'Walk', pages }], organisations: ['org-1'], changedAt: 0, changedBy: 'x' },
      },
    ]);
    const asked: string[] = [];
    let answers: Answers = {};
    const book = new SurveyBook({
      call: async (endpoint, args) => {
        if (endpoint.method === 'GET') return { value: (await world.handlers.sessions(world.asSol)) as never };
        const { body } = args as unknown as { readonly body: { responseData: Answers; at?: string } };
        const value = world.answering.answer(sol.patientId, 'walk', body);
        answers = body.responseData;
        return { value: value as never };
      },
    });
    for (let shown = await book.shown(); shown !== undefined; shown = await book.shown()) {
      asked.push(shown.question);
      await book.answerNext(random);
    }
    const texts = new Map(questionsOf(survey).map(({ id, text }) => [id, text]));
    expect(asked).toEqual(independentWalk(survey, answers).map(id => texts.get(id)));
  }
}, 60_000);
