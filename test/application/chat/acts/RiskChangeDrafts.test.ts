import { ChatState } from '@/application/chat/client/ChatState';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { RiskChangeDrafts } from '@/application/chat/acts/RiskChangeDrafts';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const change = { patientId: 'p-ana', highRisk: false, reason: 'Spoke of plans,\nnow has help', actId: 'id-1' };

function setUp() {
  const [engine, chatState] = [new FakeChatEngine(), new ChatState()];
  chatState.uid = 'me';
  return { engine, save: new RiskChangeDrafts(new SaveDraft(engine, chatState, new ManualClock())) };
}

describe('RiskChangeDrafts', () => {
  it('is in the vault at once, by patient, and read back the same', () => {
    const { engine, save } = setUp();
    save.execute(change);
    expect(engine.commands).toEqual([
      {
        type: 'saveDraft',
        key: { kind: 'riskChange', patientId: 'p-ana' },
        text: 'id-1\nremove\nSpoke of plans,\nnow has help',
      },
    ]);
    expect([save.of('p-ana'), save.of('p-ben')]).toEqual([change, undefined]);
  });

  it('is forgotten once its outcome is known', () => {
    const { engine, save } = setUp();
    save.execute(change);
    save.forget('p-ana');
    expect([save.of('p-ana'), engine.lastCommand]).toEqual([
      undefined,
      { type: 'saveDraft', key: { kind: 'riskChange', patientId: 'p-ana' }, text: '' },
    ]);
  });
});
