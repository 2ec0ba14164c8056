import { requestHandlers } from '#sandbox/backend/chat/requestHandlers';
import { patientChatHandlers } from '#sandbox/backend/chat/patientApp/patientChatHandlers';
import type { BackendSession } from '#sandbox/backend/session/BackendSession';
import { amy, ben, rhea, setUpChat } from '../setUpChat';

const sessionOf = ({ uid, scopes }: { uid: string; scopes: readonly string[] }): BackendSession => ({
  uid,
  scopes,
  openedAt: 0,
  lastUsedAt: 0,
  cookieHash: uid,
});

function setUp() {
  const world = setUpChat();
  const staff = requestHandlers(world.chat);
  const patients = patientChatHandlers(world.chat);
  const accept = async (person: typeof amy, requestId: string) =>
    staff.acceptChatRequest({ caller: sessionOf(person), path: { requestId } });
  const ask = async (message: string) =>
    patients.requestChat({ caller: sessionOf(rhea), query: { message, pubNub: true } });
  const waiting = async () => staff.chatRequests({ caller: sessionOf(amy), query: { pubNub: true } });
  return { ...world, accept, ask, waiting };
}

describe('chat requests', () => {
  it('are given to the therapist who is quickest, and the loser learns to whom', async () => {
    const { accept, ask, waiting } = setUp();
    const id = await ask('Please help');
    const session = await accept(amy, id);
    expect(session).toMatchObject({
      isLeadTherapist: true,
      patient: { id: rhea.patientId },
      unreadMessageCount: 1,
      messageCount: 2,
    });
    await expect(accept(ben, id)).rejects.toMatchObject({ status: 409, token: 'ConflictError', detail: 'amy Hart' });
    expect(await waiting()).toEqual([]);
  });

  it('begin the chat with the patient’s words, at the time they were written', async () => {
    const { accept, ask, at, clock, documents } = setUp();
    const id = await ask('Please help');
    clock.time += 60_000;
    await accept(amy, id);
    const words = documents.all('chat-events').find(({ data }) => data['sender'] === rhea.uid);
    expect(words?.data).toMatchObject({ type: 'message', text: 'Please help', timeId: at(0) });
  });

  it('give the winner the same chat again when the answer was lost', async () => {
    const { accept, ask, chat } = setUp();
    const id = await ask('Please help');
    const first = await accept(amy, id);
    expect(await accept(amy, id)).toMatchObject({ chatSessionId: first.chatSessionId });
    expect(chat.rooms.size).toBe(1);
  });

  it('wait once a patient, with the latest words', async () => {
    const { ask, waiting, documents } = setUp();
    expect(await ask('First')).toBe(await ask('Second'));
    expect(await waiting()).toMatchObject([
      { message: 'Second', emergency: false, requestType: 'chat-patient-request', pubNub: true },
    ]);
    expect(documents.all('notifications').map(({ data }) => data['user'])).toEqual([amy.uid, ben.uid]);
  });

  it('are unknown when nobody made them', async () => {
    await expect(setUp().accept(amy, 'none')).rejects.toMatchObject({ status: 404 });
  });
});
