import { SurveyPreviewStore } from '@/presentation/surveys/SurveyPreviewStore';
import { blockQuestions } from '@/domain/surveys/blockQuestions';
import type { Answers } from '@/domain/surveys/SurveyContent';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { independentWalk } from '#test/domain/surveys/independentWalk';
import { everyAnswer, randomSurvey } from '#test/domain/surveys/randomSurveys';
import { anEnding, aPage, aQuestion } from '#test/support/builders/surveys/aSurvey';
import { seed } from '#test/support/longRun';

it('the preview asks the same questions as the second implementation, over 500 random walks', () => {
  const random = new SeededRandom(seed + 4);
  for (let walk = 0; walk < 500; walk += 1) {
    const survey = randomSurvey(random, random.between(1, 30));
    const store = new SurveyPreviewStore(() => survey.pages);
    const asked: string[] = [];
    for (let { question } = store; question !== undefined; { question } = store) {
      asked.push(question.id);
      const choices = everyAnswer(question);
      store.answer(choices[random.between(0, choices.length - 1)]);
      store.next();
      if (asked.length > 40) throw new Error('The preview does not go on.');
    }
    expect(asked).toEqual(independentWalk(survey, store.answers));
  }
});

it('the preview continues only with a valid answer, and goes back to the previous question', () => {
  const pages = aPage(aQuestion('age', 'number', { lowest: 0, highest: 120 }), anEnding);
  const store = new SurveyPreviewStore(() => pages);
  store.next();
  expect([store.question?.id, store.fault]).toEqual(['age', 'missing']);
  store.answer(130);
  expect(store.fault).toBe('tooHigh');
  store.answer(30);
  store.next();
  expect(store.question?.id).toBe('thanks');
  store.back();
  expect([store.question?.id, store.given]).toEqual(['age', 30]);
  store.restart();
  expect(store.answers).toEqual({} satisfies Answers);
});

it('the preview reports an answer above none as an alarm immediately', () => {
  const pages = aPage(aQuestion('harm', 'yesNo', { selfHarm: true }), anEnding);
  const store = new SurveyPreviewStore(() => pages);
  store.answer(false);
  expect(store.isAlarm).toBe(false);
  store.answer(true);
  expect(store.isAlarm).toBe(true);
});

it('the preview shows the first words of the form above each item of a questionnaire, and above no other question', () => {
  const pages = aPage(...blockQuestions('gad7'), aQuestion('sleep', 'shortText', { required: false }), anEnding);
  const store = new SurveyPreviewStore(() => pages);
  const leads: (string | undefined)[] = [];
  for (let { question } = store; question !== undefined; { question } = store) {
    leads.push(store.lead);
    store.answer(question.block === undefined ? undefined : '0');
    store.next();
    if (leads.length > 9) throw new Error('The preview does not continue.');
  }
  const lead = 'Over the last two weeks, how often have you been bothered by';
  expect(leads).toEqual([...Array<string>(7).fill(lead), undefined, undefined]);
});
