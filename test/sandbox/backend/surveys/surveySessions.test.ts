import type { Answers, Question, SurveyPage } from '@/domain/surveys/SurveyContent';
import type { StoredSurvey } from '#sandbox/backend/surveys/StoredSurvey';
import { SESSION_MS } from '#sandbox/backend/surveys/SurveyResponses';
import { anEnding, aPage, aQuestion } from '#test/support/builders/surveys/aSurvey';
import { etagOf, type Versioned } from '#sandbox/backend/dispatch/etag';
import { tried } from '../setUpCare';
import { sol } from '../setUpChat';
import { setUpSurveys } from './setUpSurveys';

const harm: Question = aQuestion('harm', 'yesNo', { selfHarm: true });
const help: Question = aQuestion('help', 'statement', {
  crisisContact: true,
  shownWhen: { match: 'all', comparisons: [{ question: 'harm', operator: 'is', value: true }] },
});
const pages = aPage(aQuestion('a'), harm, help, anEnding);

const published = (more: Partial<StoredSurvey> = {}): StoredSurvey => ({
  ...{ id: 's', title: 'Check-in', urlSuffix: 'check-in', state: 'published', pages },
  versions: [{ version: 1, title: 'Check-in', pages }],
  ...{ organisations: ['org-2'], changedAt: 0, changedBy: 'dana' },
  ...more,
});

function setUp(more: Partial<StoredSurvey> = {}) {
  const world = setUpSurveys([published(more)]);
  const sessions = async (who = world.asSol) => world.handlers.sessions(who);
  const answer = (responseData: Answers | Record<string, unknown>, rest: { at?: string; version?: number } = {}) =>
    world.answering.answer(sol.patientId, 'check-in', { responseData: { ...responseData }, ...rest });
  const publish = async (next: readonly SurveyPage[]) => {
    const call = { ...world.asAmy, path: { surveyId: 's' } };
    const read = await world.handlers.config(call);
    const { stored } = read as Versioned<unknown>;
    return world.handlers.change({
      ...{ ...call, ifMatch: etagOf(stored) },
      body: { title: 'Check-in', act: 'publish', pages: structuredClone(next) as never },
    });
  };
  return { ...world, sessions, answer, publish };
}

describe('the sessions of a survey', () => {
  it('are open only to patients of an organisation that has the survey', async () => {
    const { sessions, asRhea } = setUp();
    expect(await sessions()).toMatchObject([
      { surveyId: 's', version: 1, state: 'open', organisation: { id: 'org-2' } },
    ]);
    expect(await sessions(asRhea)).toEqual([]);
  });

  it('are inherited, and end with the assignment', async () => {
    const { sessions, surveys } = setUp({ organisations: ['org-1'] });
    expect(await sessions()).toMatchObject([{ state: 'open', organisation: { id: 'org-1' } }]);
    surveys.put(published({ organisations: [] }));
    expect(await sessions()).toEqual([]);
  });

  it('say where a patient stopped, with the version that they started', async () => {
    const { sessions, answer, publish } = setUp();
    answer({ a: true }, { at: 'a', version: 1 });
    await publish(aPage(aQuestion('b'), anEnding));
    expect(await sessions()).toMatchObject([{ state: 'begun', at: 'a', version: 1, answers: { a: true }, pages }]);
    answer({ a: true, harm: false });
    expect(await sessions()).toMatchObject([{ state: 'answered', version: 1 }]);
  });

  it('expire after 30 days, and when the survey is retired', async () => {
    const { sessions, answer, clock, surveys } = setUp();
    answer({ a: true }, { at: 'a' });
    clock.time += SESSION_MS - 1;
    expect(await sessions()).toMatchObject([{ state: 'begun' }]);
    clock.time += 1;
    expect(await sessions()).toMatchObject([{ state: 'expired' }]);
    await expect(tried(() => answer({ a: true, harm: false }))).rejects.toMatchObject({ token: 'SessionExpired' });
    clock.time -= 1;
    surveys.put({ ...surveys.get('s'), state: 'retired' });
    expect(await sessions()).toMatchObject([{ state: 'expired' }]);
  });
});

describe('answers to a survey', () => {
  it('keep their version when the questions change', async () => {
    const { answer, publish, surveys } = setUp();
    answer({ a: true, harm: false });
    await publish(aPage(aQuestion('b'), anEnding));
    expect(surveys.get('s').versions.map(({ version }) => version)).toEqual([1, 2]);
    expect(surveys.get('s').versions[0]?.pages).toEqual(pages);
  });

  it.each([
    ['a hidden question', { a: true, harm: false, help: 'x' }, {}, 'InvalidResponse'],
    ['an unknown question', { a: true, harm: false, z: 1 }, {}, 'InvalidResponse'],
    ['an answer of another type', { a: 'yes', harm: false }, {}, 'InvalidResponse'],
    ['50,001 characters', { a: true, harm: false, z: 'x'.repeat(50_001) }, {}, 'InvalidResponse'],
    ['another version', { a: true, harm: false }, { version: 2 }, 'VersionChanged'],
  ])('are rejected: %s', async (_what, answers, rest, token) => {
    const { answer } = setUp();
    await expect(tried(() => answer(answers, rest))).rejects.toMatchObject({ token });
  });

  it('are rejected when other questions have since been published', async () => {
    const { answer, publish, sessions } = setUp();
    const [read] = await sessions();
    await publish(aPage({ ...aQuestion('a'), text: 'The opposite?' }, harm, help, anEnding));
    await expect(tried(() => answer({ a: true, harm: false }, { version: read?.version ?? 0 }))).rejects.toMatchObject({
      token: 'VersionChanged',
    });
  });

  it('are stored once, and never replaced', async () => {
    const { answer } = setUp();
    const first = answer({ a: true, harm: false });
    expect(answer({ a: true, harm: false })).toEqual(first);
    await expect(tried(() => answer({ a: false, harm: false }))).rejects.toMatchObject({ token: 'AlreadyAnswered' });
  });

  it('are kept over a restart', async () => {
    const first = setUpSurveys([published()]);
    first.answering.answer(sol.patientId, 'check-in', { responseData: { a: true }, at: 'a' });
    const again = setUpSurveys([published()], first.lines);
    expect(await again.handlers.sessions(again.asSol)).toMatchObject([{ state: 'begun', answers: { a: true } }]);
  });
});

describe('an answer above none to a question about harming oneself', () => {
  it('returns the organisation’s crisis contact immediately, and stays an alarm when it is changed back', () => {
    const { answer, answering, clock } = setUp();
    expect(answer({ a: true }, { at: 'a' })).toEqual({ responseId: expect.any(String) });
    const given = answer({ a: true, harm: true }, { at: 'harm' });
    expect(given).toMatchObject({ crisisContact: { name: 'Samaritans' }, offersEmergencyRequest: true });
    answer({ a: true, harm: false }, { at: 'harm' });
    const alarm = { at: clock.now(), survey: 'Check-in', question: 'Question harm', answer: 'Yes' };
    expect(answering.alarmOf(sol.patientId, 0)).toEqual(alarm);
    expect(answering.alarmOf(sol.patientId, clock.now())).toBeUndefined();
  });
});
