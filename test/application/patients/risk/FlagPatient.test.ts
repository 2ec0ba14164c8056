import { ChangeHighRisk } from '@/application/chat/acts/ChangeHighRisk';
import { ChatState } from '@/application/chat/client/ChatState';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { RiskChangeDrafts } from '@/application/chat/acts/RiskChangeDrafts';
import { FlagPatient } from '@/application/patients/risk/FlagPatient';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakePatientCareGateway } from '#test/support/fakes/chat/FakePatientCareGateway';
import { FakeRiskChanger } from '#test/support/fakes/patients/FakeRiskChanger';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';

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

  it('offers no undo when it was refused', async () => {
    const changer = new FakeRiskChanger();
    changer.failNext('refused');
    expect(await new FlagPatient(changer, new ManualClock()).execute(order)).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    });
    expect(changer.highRisk).toBe(false);
  });

  it('continues a change whose outcome is unknown', async () => {
    const changer = new FakeRiskChanger();
    const flag = new FlagPatient(changer, new ManualClock());
    changer.failNext('unconfirmed');
    const first = await flag.execute(order);
    if (first.ok || first.failure.kind !== 'unconfirmed') throw new Error('It cannot be known.');
    expect(await flag.finish(first.failure.open)).toMatchObject({ ok: true, value: { order } });
    expect(changer.highRisk).toBe(true);
  });

  it('changes the flag as the chats do: with a note for each change', async () => {
    const [gateway, engine, clock] = [new FakePatientCareGateway(), new FakeChatEngine(), new ManualClock()];
    const kept = new RiskChangeDrafts(new SaveDraft(engine, new ChatState(), clock));
    const flag = new FlagPatient(new ChangeHighRisk(gateway, new SequentialIds(), engine, kept), clock);
    const done = await flag.execute(order);
    if (!done.ok) throw new Error('It is flagged.');
    await flag.undo(done.value, 'Wrong patient');
    expect([gateway.highRisk, [...gateway.notes.values()]]).toEqual([
      false,
      [
        'Reason to set the high-risk flag: Spoke of plans [id-1]',
        'Reason to remove the high-risk flag: Wrong patient [id-2]',
      ],
    ]);
  });
});
