import type { ChatSessionDto } from '@/infrastructure/http/chat/chatDtos';
import { castOrdinary } from '#sandbox/practice/castOrdinary';
import { temperaments } from '#sandbox/practice/PatientBehaviour';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { callApi, signInStaff } from '#test/sandbox/server/signInStaff';

describe('practice patients', () => {
  let sandbox: Sandbox;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: true, longestChat: 10 });
  });

  afterEach(() => sandbox.stop());

  it('include one who always answers for each therapist, in each generation of chats', () => {
    const { chat } = sandbox.backend;
    const reliable = castOrdinary(chat).filter(([, temperament]) => temperament === temperaments.reliable);
    const leads = reliable.map(([patient]) => chat.rooms.activeOf(patient.patientId)?.leadUid);
    expect(leads.sort()).toEqual([
      'staff-amelia',
      'staff-amelia',
      'staff-benedict',
      'staff-benedict',
      'staff-chloe',
      'staff-chloe',
    ]);
  });

  it('read and answer a therapist’s messages over the public interfaces', async () => {
    const { chat } = sandbox.backend;
    const [patient] = castOrdinary(chat).find(([person, temperament]) => {
      return temperament === temperaments.reliable && chat.rooms.activeOf(person.patientId)?.leadUid === 'staff-amelia';
    }) ?? [undefined];
    const headers = await signInStaff(sandbox, 'staff-amelia');
    const session = async () => {
      const chats = JSON.parse(
        (await callApi(sandbox, 'GET', '/therapist/v2/chats', headers)).text,
      ) as ChatSessionDto[];
      return chats.find(candidate => candidate.patient.id === patient?.patientId);
    };
    const before = await session();
    const clientTs = `${Date.now()}0000`;
    await callApi(sandbox, 'POST', `/v2/chats/${before?.chatRoomId}/messages`, headers, {
      clientTs,
      text: 'How did you sleep?',
    });
    let after = await session();
    while (after?.lastMessage?.sender !== patient?.uid) {
      await new Promise(resolve => setTimeout(resolve, 50));
      after = await session();
    }
    expect(after?.patientReadUpTo).toBe(clientTs);
  }, 15_000);
});
