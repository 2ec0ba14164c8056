import { randomUUID } from 'node:crypto';
import { etagOf } from '#sandbox/backend/dispatch/etag';
import { setUpCare, tried } from '../../setUpCare';
import { amy, ben, sol } from '../../setUpChat';
import { withoutVersion } from '#test/support/builders/kernel/withoutVersion';

const risk = {
  level: 'high',
  suicidalThoughts: 'present',
  selfHarm: 'past',
  harmToOthers: 'none',
  harmFromOthers: 'not-asked',
  selfNeglect: 'none',
  summary: 'Thoughts without a plan.',
  protectiveFactors: '',
  plan: '',
  status: 'open',
  reviewOn: '2026-03-10',
} as const;

function setUp() {
  const world = setUpCare();
  const { patientRecord: calls, asAmy, path } = world;
  const assess = (riskAssessmentId: string = randomUUID(), changed: object = {}) =>
    tried(() => calls.addRiskAssessment({ ...asAmy, path, body: { riskAssessmentId, ...risk, ...changed } }));
  const record = async () => calls.record({ ...asAmy, path });
  return { ...world, calls, assess, record };
}

describe('the fields of a record', () => {
  it('show their author and time, and distinguish unwritten from emptied', async () => {
    const { calls, record, asAmy, path, clock } = setUp();
    expect((await record()).goals).toEqual({ value: '' });
    const ifMatch = etagOf(await record());
    const changed = await withoutVersion(calls.changeRecord({ ...asAmy, path, ifMatch, body: { goals: 'Sleep' } }));
    expect(changed.goals).toEqual({
      value: 'Sleep',
      changedAt: new Date(clock.now()).toISOString(),
      changedBy: { userId: amy.uid, name: 'amy Hart' },
    });
    expect(changed.medication).toEqual({ value: '' });
    expect(await calls.changeRecord({ ...asAmy, path, ifMatch: etagOf(changed), body: { goals: '' } })).toMatchObject({
      goals: { value: '', changedBy: { userId: amy.uid } },
    });
  });

  it('change only with their current version', async () => {
    const { calls, record, asAmy, asBen, path, chat } = setUp();
    chat.membership.join(ben, sol);
    const ifMatch = etagOf(await record());
    await calls.changeRecord({ ...asAmy, path, ifMatch, body: { goals: 'Mine' } });
    await expect(
      tried(() => calls.changeRecord({ ...asBen, path, ifMatch, body: { goals: 'Other' } })),
    ).rejects.toMatchObject({ status: 412, token: 'EtagMismatch' });
    await calls.changeRecord({ ...asBen, path, ifMatch: etagOf(await record()), body: { medication: 'None' } });
    expect(await record()).toMatchObject({
      goals: { value: 'Mine', changedBy: { userId: amy.uid } },
      medication: { changedBy: { userId: ben.uid } },
    });
  });

  it('keep their author when they are saved unchanged', async () => {
    const { calls, record, asAmy, asBen, path, chat } = setUp();
    chat.membership.join(ben, sol);
    await calls.changeRecord({ ...asAmy, path, ifMatch: etagOf(await record()), body: { goals: 'Mine' } });
    await calls.changeRecord({ ...asBen, path, ifMatch: etagOf(await record()), body: { goals: 'Mine', history: '' } });
    expect(await record()).toMatchObject({ goals: { changedBy: { userId: amy.uid } }, history: { value: '' } });
    expect((await record()).history).not.toHaveProperty('changedAt');
  });

  it('show patients their own part', async () => {
    const { calls, record, asAmy, asSol, path, patientApp } = setUp();
    await calls.changeRecord({
      ...asAmy,
      path,
      ifMatch: etagOf(await record()),
      body: { safetyPlan: 'Ring Tom', presentingProblem: 'Not for them' },
    });
    const own = await patientApp.ownRecord(asSol);
    expect([own.safetyPlan.value, JSON.stringify(own).includes('Not for them')]).toEqual(['Ring Tom', false]);
  });
});

describe('a risk assessment', () => {
  it('is added once and listed newest first', async () => {
    const { assess, calls, asAmy, path, clock } = setUp();
    const id = randomUUID();
    const first = await assess(id);
    expect(await assess(id, { level: 'low' })).toEqual(first);
    clock.time += 1_000;
    const second = await assess(randomUUID(), { level: 'low' });
    expect(await calls.riskAssessments({ ...asAmy, path })).toEqual([second, first]);
    expect(first).toMatchObject({ ...risk, assessed: { by: { userId: amy.uid } } });
  });

  it('is added to the history once, follows its level, and is marked as deleted with it', async () => {
    const { assess, calls, patientMoments, patientCare, asAmy, path } = setUp();
    const { riskAssessmentId } = await assess();
    const record = () => patientMoments.addRiskAssessmentMoment({ ...asAmy, path, body: { riskAssessmentId } });
    expect(await record()).toEqual(await record());
    const at = { ...path, riskAssessmentId };
    const listed = async () =>
      (await patientCare.patientMoments({ ...asAmy, path, query: { types: ['risk-assessment'] } })).moments;
    const before = await calls.riskAssessment({ ...asAmy, path: at });
    const after = await calls.changeRiskAssessment({
      ...asAmy,
      path: at,
      ifMatch: etagOf(before),
      body: { level: 'low', status: 'closed', reviewOn: null },
    });
    expect(after).toMatchObject({ level: 'low', status: 'closed', changed: { by: { userId: amy.uid } } });
    expect(after).not.toHaveProperty('reviewOn');
    expect(await listed()).toMatchObject([{ riskAssessment: { level: 'low' } }]);
    await expect(
      tried(() => calls.deleteRiskAssessment({ ...asAmy, path: at, ifMatch: etagOf(before) })),
    ).rejects.toMatchObject({ status: 412 });
    await calls.deleteRiskAssessment({ ...asAmy, path: at, ifMatch: etagOf(after) });
    expect(await calls.riskAssessments({ ...asAmy, path })).toEqual([]);
    expect(await listed()).toMatchObject([{ deleted: { by: { userId: amy.uid } } }]);
    await expect(assess(riskAssessmentId)).rejects.toMatchObject({ status: 409, token: 'ConflictError' });
    await expect(tried(() => record())).rejects.toMatchObject({ status: 404 });
  });

  it('is not found for another patient', async () => {
    const { assess, services, calls, asAmy, path, open } = setUp();
    const { riskAssessmentId } = await assess();
    open();
    await expect(
      tried(() => calls.riskAssessment({ ...asAmy, path: { patientId: 'p-rhea', riskAssessmentId } })),
    ).rejects.toMatchObject({ status: 404 });
    expect(services.risks.assessmentsOf(path.patientId)).toHaveLength(1);
  });
});
