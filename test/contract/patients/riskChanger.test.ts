import { ChangeHighRisk } from '@/application/chat/acts/ChangeHighRisk';
import { ChatState } from '@/application/chat/page/ChatState';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { RiskChangeDrafts } from '@/application/chat/acts/RiskChangeDrafts';
import { riskChangerContract } from '#test/support/contracts/patients/riskChangerContract';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakePatientCareGateway } from '#test/support/fakes/chat/FakePatientCareGateway';
import { FakeRiskChanger } from '#test/support/fakes/patients/FakeRiskChanger';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';

riskChangerContract('FakeRiskChanger', () => {
  const changer = new FakeRiskChanger();
  return {
    changer,
    patientId: 'p-ana',
    highRisk: () => changer.highRisk,
    reasons: () => changer.reasons,
    failNext: kind => changer.failNext(kind),
  };
});
riskChangerContract('ChangeHighRisk', () => {
  const [gateway, engine, clock] = [new FakePatientCareGateway(), new FakeChatEngine(), new ManualClock()];
  const chatState = new ChatState();
  const kept = new RiskChangeDrafts(chatState, new SaveDraft(engine, chatState, clock));
  return {
    changer: new ChangeHighRisk(gateway, new SequentialIds(), engine, kept),
    patientId: 'p-ana',
    highRisk: () => gateway.highRisk,
    reasons: () =>
      [...gateway.notes.values()].map(note => note.replace(/^Reason to .*? the high-risk flag: (.*) \[.*\]$/, '$1')),
    failNext: kind =>
      gateway.failNext('writeNote', kind === 'refused' ? 'notAllowed' : 'unreachable', {
        butDone: kind === 'unconfirmed',
      }),
  };
});
