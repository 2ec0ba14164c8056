import { ChatBoard } from '@/application/chat/client/ChatBoard';
import { KeepDraft } from '@/application/chat/drafts/KeepDraft';
import { KeepRiskChange } from '@/application/chat/acts/KeepRiskChange';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const change = { patientId: 'p-ana', highRisk: false, reason: 'Spoke of plans,\nnow has help', actId: 'id-1' };

function setUp() {
  const [engine, board] = [new FakeChatEngine(), new ChatBoard()];
  board.uid = 'me';
  return { engine, keep: new KeepRiskChange(new KeepDraft(engine, board, new ManualClock())) };
}

describe('KeepRiskChange', () => {
  it('is in the vault at once, by patient, and read back the same', () => {
    const { engine, keep } = setUp();
    keep.execute(change);
    expect(engine.commands).toEqual([{ type: 'draft', channelId: 'risk:p-ana', text: 'id-1\nremove\nSpoke of plans,\nnow has help' }]);
    expect([keep.of('p-ana'), keep.of('p-ben')]).toEqual([change, undefined]);
  });

  it('is forgotten once its outcome is known', () => {
    const { engine, keep } = setUp();
    keep.execute(change);
    keep.forget('p-ana');
    expect([keep.of('p-ana'), engine.lastCommand]).toEqual([undefined, { type: 'draft', channelId: 'risk:p-ana', text: '' }]);
  });
});
