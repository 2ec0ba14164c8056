import { randomUUID } from 'node:crypto';
import type { OwnMomentType } from '@/domain/patients/timeline/MomentType';
import type { OwnEventDto } from '#sandbox/endpoints/ownMomentDtos';
import { setUpCare, tried } from '../../setUpCare';

const DAY = 86_400_000;

function setUp() {
  const world = setUpCare();
  const { ownMoments: calls, asSol, clock } = world;
  const iso = (daysAgo: number) => new Date(clock.now() - daysAgo * DAY).toISOString();
  const event = (daysAgo: number, parts: Partial<OwnEventDto>): OwnEventDto => ({
    momentId: randomUUID(),
    at: iso(daysAgo),
    ...parts,
  });
  const add = (eventType: OwnMomentType, daysAgo: number, parts: Partial<OwnEventDto>) =>
    tried(() => calls.add({ ...asSol, query: { eventType }, body: event(daysAgo, parts) }));
  return { ...world, calls, iso, event, add };
}

describe('a moment recorded by a patient', () => {
  it('appears for the therapist, and for no other patient', async () => {
    const { add, patientCare, asAmy, asRhea, path, calls } = setUp();
    const own = await add('journal', 1, { text: 'Slept well' });
    const { moments } = await patientCare.patientMoments({ ...asAmy, path, query: { types: ['journal'] } });
    expect(moments).toEqual([own]);
    expect(await calls.timestamps({ ...asRhea, query: { eventType: 'journal' } })).toEqual({
      eventType: 'journal',
      timestamps: [],
    });
  });

  it('is in the graph of both, oldest first, within the time span', async () => {
    const { add, patients, patientApp, asAmy, asSol, path, iso } = setUp();
    await add('checkup', 3, { reading: { mood: 4 } });
    await add('checkup', 1, { reading: { mood: 6, stress: 2 } });
    await add('checkup', 30, { reading: { mood: 0 } });
    await add('phq9', 2, { items: [1, 1, 1, 1, 1, 1, 1, 1, -1] });
    await add('gad7', 2, { items: [1, 1, 1, 1, 1, 1, 1] });
    const query = { startFrom: iso(10), endAt: iso(0) };
    const seen = await patients.graph({ ...asAmy, path, query });
    expect(seen.mood.map(({ mood }) => mood)).toEqual([4, 6]);
    expect([seen.phq9[0]?.score, seen.phq9[0]?.items.at(-1), seen.gad7[0]?.score]).toEqual([undefined, -1, 7]);
    expect(await patientApp.graph({ ...asSol, query })).toEqual(seen);
    await expect(
      tried(() => patientApp.graph({ ...asSol, query: { startFrom: iso(0), endAt: iso(1) } })),
    ).rejects.toMatchObject({ status: 400, token: 'InvalidSpan' });
  });

  it('may not lie in the future, and a journal call accepts only journals', async () => {
    const { add, calls, asSol, event } = setUp();
    await expect(add('journal', -2, { text: 'Tomorrow' })).rejects.toMatchObject({
      status: 400,
      token: 'InvalidMoment',
    });
    const call = (eventType: OwnMomentType) =>
      tried(() => calls.addJournal({ ...asSol, query: { eventType }, body: event(1, { text: 'Words' }) }));
    await expect(call('positive')).rejects.toMatchObject({ status: 400 });
    expect(await call('journal')).toMatchObject({ type: 'journal' });
  });
});

describe('synchronising', () => {
  it('stores each event once, and returns the known moments of that time', async () => {
    const { add, calls, asSol, event, iso } = setUp();
    const known = await add('checkup', 5, { reading: { mood: 5 } });
    await add('checkup', 50, { reading: { mood: 1 } });
    const mine = event(2, { reading: { mood: 7 } });
    const sync = () =>
      tried(() =>
        calls.sync({
          ...asSol,
          query: { eventType: 'checkup', startFrom: iso(10), endAt: iso(0) },
          body: { events: [mine] },
        }),
      );
    const first = await sync();
    expect(first.moments.map(({ momentId }) => momentId)).toEqual([known.momentId, mine.momentId]);
    expect(await sync()).toEqual(first);
  });

  it('stores nothing of a batch with one invalid event', async () => {
    const { calls, asSol, event, iso } = setUp();
    const span = { startFrom: iso(10), endAt: iso(0) };
    const events = [event(2, { reading: { mood: 7 } }), event(1, { text: 'No reading' })];
    await expect(
      tried(() => calls.sync({ ...asSol, query: { eventType: 'checkup', ...span }, body: { events } })),
    ).rejects.toMatchObject({ status: 400 });
    expect((await calls.timestamps({ ...asSol, query: { eventType: 'checkup' } })).timestamps).toEqual([]);
  });

  it('accepts several types in one call, and announces several', async () => {
    const { calls, asSol, event, iso } = setUp();
    const span = { startFrom: iso(10), endAt: iso(0) };
    const synced = await calls.batchSync({
      ...asSol,
      body: {
        batches: [
          { eventType: 'journal', ...span, events: [event(1, { text: 'a' })] },
          { eventType: 'relaxation', ...span, events: [event(2, { level: 4 })] },
        ],
      },
    });
    expect(synced.map(({ eventType, moments }) => [eventType, moments.length])).toEqual([
      ['journal', 1],
      ['relaxation', 1],
    ]);
    const received = await calls.batchTimestamps({ ...asSol, query: { eventType: ['journal', 'checkup'] } });
    expect(received.map(({ eventType, timestamps }) => [eventType, timestamps.length])).toEqual([
      ['journal', 1],
      ['checkup', 0],
    ]);
  });
});

describe('the latest moments', () => {
  it.each([
    ['latestRiskFactor', 'risk-factor', { text: 'x' }],
    ['latestResilience', 'resilience', { text: 'x' }],
    ['latestGadOrPhq', 'gad7', { items: [0, 0, 0, 0, 0, 0, 0] }],
    ['latestUnhealthy', 'unhealthy', { text: 'x' }],
    ['latestHotThoughtExercise', 'hot-thought-exercise', { text: 'x' }],
    ['latestCbtEvidence', 'cbt-evidence', { text: 'x' }],
    ['latestCbt', 'cbt', { text: 'x' }],
    ['latestCheckup', 'checkup', { reading: { mood: 3 } }],
    ['latestCbtScreening', 'cbt-screening', { items: [1] }],
  ] satisfies [string, OwnMomentType, Partial<OwnEventDto>][])(
    'are returned by %s, or none',
    async (call, type, parts) => {
      const { add, calls, asSol } = setUp();
      const ask = () => calls[call as 'latestCbt'](asSol);
      expect(await ask()).toEqual({});
      await add(type, 9, parts);
      const { momentId } = await add(type, 2, parts);
      expect(await ask()).toMatchObject({ moment: { momentId } });
    },
  );

  it.each([
    ['latestCoreBeliefs', 'core-belief'],
    ['latestBeingObjective', 'being-objective'],
    ['latestAutomaticThoughts', 'automatic-thoughts'],
  ] as const)('are limited to ten by %s', async (call, type) => {
    const { add, calls, asSol } = setUp();
    for (let day = 12; day > 0; day -= 1) await add(type, day, { text: `day ${day}` });
    const listed = await calls[call](asSol);
    expect([listed.length, listed[0]?.text]).toEqual([10, 'day 1']);
  });

  it('include one of each questionnaire', async () => {
    const { add, calls, asSol } = setUp();
    await add('phq9', 3, { items: Array(9).fill(1) as number[] });
    await add('gad7', 2, { items: Array(7).fill(2) as number[] });
    await add('phq9', 1, { items: Array(9).fill(0) as number[] });
    expect((await calls.latestQuizResults(asSol)).map(({ type, quiz }) => [type, quiz?.score])).toEqual([
      ['phq9', 0],
      ['gad7', 14],
    ]);
  });

  it('use the mean of the day’s readings when readings are merged', async () => {
    const { add, calls, asSol } = setUp();
    for (const [daysAgo, mood] of [
      [1, 4],
      [1.01, 9],
      [3, 0],
    ] as const)
      await add('positive', daysAgo, { text: 'x', reading: { mood } });
    expect((await calls.latestPositive({ ...asSol, query: {} })).moment?.reading?.mood).toBe(4);
    expect((await calls.latestPositive({ ...asSol, query: { mergeReadings: true } })).moment?.reading?.mood).toBe(7);
  });

  it('are limited to the requested number of levels and events', async () => {
    const { add, calls, asSol } = setUp();
    for (const level of [1, 2, 3]) await add('relaxation', 5 - level, { level });
    expect((await calls.latestRelaxationLevels({ ...asSol, query: { count: 2 } })).map(({ level }) => level)).toEqual([
      3, 2,
    ]);
    expect(await calls.latestEventMoments({ ...asSol, query: { momentType: 'relaxation', count: 1 } })).toMatchObject([
      { level: 3 },
    ]);
  });

  it('leave out what staff deleted', async () => {
    const { add, calls, asSol, asAmy, path, patientMoments } = setUp();
    const { momentId } = await add('cbt', 1, { text: 'x' });
    await patientMoments.requestHardDelete({
      ...asAmy,
      path: { ...path, momentId },
      body: { reason: 'Asked for by the patient' },
    });
    expect(await calls.latestCbt(asSol)).toEqual({});
  });
});

describe('counting and paging', () => {
  it('counts activities since a time and in all, and returns 0 for those never done', async () => {
    const { add, calls, asSol, iso } = setUp();
    for (const daysAgo of [1, 20]) await add('activity', daysAgo, { activity: { activityId: 'walk', duration: 60 } });
    const activityIds = ['walk', 'sleep'];
    expect(await calls.activityCounters({ ...asSol, query: { activityIds, startTime: iso(5) } })).toEqual([
      { activityId: 'walk', count: 1, duration: 60 },
      { activityId: 'sleep', count: 0, duration: 0 },
    ]);
    expect(await calls.activityTotals({ ...asSol, query: { activityIds } })).toMatchObject([
      { count: 2, duration: 120 },
      { count: 0 },
    ]);
  });

  it.each([
    ['progressMoments', 'progress'],
    ['hotThoughtMoments', 'hot-thought'],
  ] as const)('pages by %s within the time span', async (call, type) => {
    const { add, calls, asSol, iso } = setUp();
    for (let day = 6; day > 0; day -= 1)
      await add(type, day, type === 'progress' ? { level: day } : { text: `${day}`, level: day });
    const first = await calls[call]({ ...asSol, query: { from: iso(5.5), to: iso(0.5), limit: 3 } });
    const second = await calls[call]({ ...asSol, query: { from: iso(5.5), limit: 3, lastDoc: first.lastDoc ?? '' } });
    expect([first.moments, second.moments].map(moments => moments.map(({ level }) => level))).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(second).not.toHaveProperty('lastDoc');
  });

  it('is for patients only', async () => {
    const { calls, asAmy } = setUp();
    await expect(tried(() => calls.latestCbt(asAmy))).rejects.toMatchObject({ status: 403, token: 'Forbidden' });
  });
});
