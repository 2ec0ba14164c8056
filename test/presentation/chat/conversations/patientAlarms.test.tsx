import { act, render } from '@testing-library/react';
import { AssignedAlarms } from '@/presentation/patients/list/AssignedAlarms';
import type { PatientAlarms } from '@/presentation/chat/conversations/PatientAlarmsContext';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { patientTools } from '#test/support/builders/patients/patientTools';

beforeAll(() => loadTestTexts('patients', 'chat', 'forms'));

const at = Date.UTC(2026, 10, 12, 9);
const item9 = { at, items: [0, 0, 0, 0, 0, 0, 0, 0, 2], previous: 2 };

describe('alarms of patients in the list of chats', () => {
  it('are those of the assigned patients, without those that the chats show themselves', async () => {
    const tools = patientTools([
      anAssignedPatient({ id: 'p-ana', highRisk: true, phq9: item9 }),
      anAssignedPatient({ id: 'p-flag', highRisk: true }),
      anAssignedPatient({ id: 'p-calm' }),
    ]);
    let alarms: PatientAlarms = new Map();
    await act(async () => render(<AssignedAlarms stores={tools.stores} onAlarms={known => (alarms = known)} />));
    expect([...alarms.keys()]).toEqual(['p-ana']);
    expect(alarms.get('p-ana')?.first).toMatch(/^Item 9: more than half the days/);
  });

  it('put a waiting patient before others who wait, and mark their row', () => {
    const { runChat, startChat, engine, stores } = chatSetUp();
    runChat.execute();
    startChat();
    const waiting = (id: string, ms: number) =>
      aSession({
        chatSessionId: id,
        channelId: `c-${id}`,
        patient: { id: `p-${id}`, userId: id, email: `${id}@patient.example` },
        waiting: { since: toTimeId(ms), atLeast: false },
      });
    engine.notify({ type: 'sessions', phase: 'known', sessions: [waiting('long', 1_000), waiting('ana', 9_000)] });
    const store = stores.conversations();
    const stop = store.start();
    const order = () => store.all.map(({ chatSessionId }) => chatSessionId);
    expect(order()).toEqual(['long', 'ana']);
    const alarm = { first: 'Item 9', more: 1 };
    store.learnAlarms(new Map([['p-ana', alarm]]));
    expect(order()).toEqual(['ana', 'long']);
    expect(store.all.map(session => store.alarmOf(session))).toEqual([alarm, undefined]);
    stop();
  });
});
