/** The patient's app asks the same questions as a second, independent implementation, over 500 random walks. */
import { blockQuestions } from '@/domain/surveys/blockQuestions';
import { questionsOf, type Answers } from '@/domain/surveys/SurveyContent';
import { SurveyBook } from '#sandbox/practice/app/SurveyBook';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { randomSurvey } from '#test/domain/surveys/randomSurveys';
import { independentWalk } from '#test/domain/surveys/independentWalk';
import { seed } from '#test/support/longRun';
import { sol } from '#test/sandbox/backend/setUpChat';
import { aPage, aQuestion } from '#test/support/builders/surveys/aSurvey';
import { setUpSurveys } from '#test/sandbox/backend/surveys/setUpSurveys';

it('the app asks the same questions in the same order as the second implementation', async () => {
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

it('the app shows the crisis contact immediately when an answer about self-harm is lost, and throws any other lost answer', async () => {
  const pages = aPage(
    aQuestion('harm', 'yesNo', { text: 'Have you thought of harming yourself?', selfHarm: true }),
    aQuestion('crisis', 'statement', { text: 'You can call 116 123.', crisisContact: true }),
  );
  const session = { state: 'open', urlSuffix: 'walk', title: 'Walk', version: 1, answers: {}, pages };
  const book = new SurveyBook({
    call: async endpoint => {
      if (endpoint.method !== 'GET') throw new TypeError('fetch failed');
      return { value: [session] as never };
    },
  });
  const random = new SeededRandom(seed);
  expect(await book.answerNext(random, { written: 'yes' })).toBe(
    'The answer has not reached the service. The app shows at once: You can call 116 123. It offers the emergency request.',
  );
  await expect(book.answerNext(random, { written: 'no' })).rejects.toThrow('fetch failed');
});

it('the app shows the first words of the form above an item of a questionnaire', async () => {
  const session = { state: 'open', urlSuffix: 'walk', title: 'Walk', version: 1, answers: {} };
  const pages = aPage(...blockQuestions('phq9'));
  const book = new SurveyBook({ call: async () => ({ value: [{ ...session, pages }] as never }) });
  expect((await book.shown())?.question).toBe(
    'Over the last two weeks, how often have you been bothered by: Little interest or pleasure in doing things',
  );
});
