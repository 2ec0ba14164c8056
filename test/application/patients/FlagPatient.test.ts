import { FlagPatient } from '@/application/patients/FlagPatient';
import { FakeRiskChanger } from '#test/support/fakes/FakeRiskChanger';
import { ManualClock } from '#test/support/fakes/ManualClock';

const order = { patientId: 'p-ana', highRisk: true, reason: 'Spoke of plans' };

async function flagged() {
  const [changer, clock] = [new FakeRiskChanger(), new ManualClock()];
  const flag = new FlagPatient(changer, clock);
  const done = await flag.execute(order);
  if (!done.ok) throw new Error('It is flagged.');
  return { changer, clock, flag, done: done.value };
}

describe('FlagPatient', () => {
  it('flags at once, with the reason', async () => {
    const { changer } = await flagged();
    expect([changer.highRisk, changer.reasons]).toEqual([true, ['Spoke of plans']]);
  });

  it('can be taken back for ten seconds, with a reason as well', async () => {
    const { changer, clock, flag, done } = await flagged();
    clock.advance(9_999);
    expect(await flag.undo(done, 'Wrong patient')).toMatchObject({ ok: true });
    expect([changer.highRisk, changer.reasons]).toEqual([false, ['Spoke of plans', 'Wrong patient']]);
  });

  it('cannot be taken back afterwards', async () => {
    const { changer, clock, flag, done } = await flagged();
    clock.advance(10_000);
    expect(await flag.undo(done, 'Wrong patient')).toEqual({ ok: false, failure: { kind: 'tooLate' } });
    expect(changer.highRisk).toBe(true);
  });

  it('offers nothing to take back when it was refused', async () => {
    const changer = new FakeRiskChanger();
    changer.failNext('refused');
    expect(await new FlagPatient(changer, new ManualClock()).execute(order)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(changer.highRisk).toBe(false);
  });

  it('goes on with a change that nobody knows the outcome of', async () => {
    const changer = new FakeRiskChanger();
    const flag = new FlagPatient(changer, new ManualClock());
    changer.failNext('unconfirmed');
    const first = await flag.execute(order);
    if (first.ok || first.failure.kind !== 'unconfirmed') throw new Error('It cannot be known.');
    expect(await flag.finish(first.failure.open)).toMatchObject({ ok: true, value: { order } });
    expect(changer.highRisk).toBe(true);
  });
});
