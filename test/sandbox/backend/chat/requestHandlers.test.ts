import { requestHandlers } from '#sandbox/backend/chat/requestHandlers';
import { patientChatHandlers } from '#sandbox/backend/chat/patientApp/patientChatHandlers';
import type { BackendSession } from '#sandbox/backend/session/BackendSession';
import { amy, ben, rhea, setUpChat, therapist } from '../setUpChat';
import { createChat } from '#sandbox/backend/chat/createChat';
import { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { MemoryDocuments } from '../MemoryDocuments';
import { sessionOf } from '../sessionOf';

describe('chat requests', () => {
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
    return { ...world, patients, accept, ask, waiting };
  }

  it('are assigned to the quickest therapist, and the loser learns to whom', async () => {
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

  it('start the chat with the patient’s message at its original time', async () => {
    const { accept, ask, at, clock, documents } = setUp();
    const id = await ask('Please help');
    clock.time += 60_000;
    await accept(amy, id);
    const words = documents.all('chat-events').find(({ data }) => data['sender'] === rhea.uid);
    expect(words?.data).toMatchObject({ type: 'message', text: 'Please help', timeId: at(0) });
  });

  it('return the same chat to the winner again when the answer was lost', async () => {
    const { accept, ask, chat } = setUp();
    const id = await ask('Please help');
    const first = await accept(amy, id);
    expect(await accept(amy, id)).toMatchObject({ chatSessionId: first.chatSessionId });
    expect(chat.rooms.size).toBe(1);
  });

  it('are kept once for each patient, with the latest message', async () => {
    const { ask, waiting, documents } = setUp();
    expect(await ask('First')).toBe(await ask('Second'));
    expect(await waiting()).toMatchObject([
      { message: 'Second', emergency: false, requestType: 'chat-patient-request', pubNub: true },
    ]);
    expect(documents.all('notifications').map(({ data }) => data['user'])).toEqual([amy.uid, ben.uid]);
  });

  it('stay as they were, even an emergency, until a member of staff has answered', async () => {
    const { accept, patients, chat, clock } = setUp();
    const asked = new Date(clock.now()).toISOString();
    const id = await patients.requestEmergencyChat({ caller: sessionOf(rhea), query: { message: '' } });
    clock.time += 60_000;
    const { chatSessionId, chatRoomId, acceptedRequest } = await accept(amy, id);
    expect(acceptedRequest).toEqual({ emergency: true, requestedAt: asked });
    const line = () => chat.views.session(chat.rooms.find(chatSessionId)!, ben.uid).acceptedRequest;
    const say = (uid: string) => {
      clock.time += 1_000;
      return chat.messaging.send(uid, chatRoomId, { clientTs: String(BigInt(clock.now()) * 10_000n), text: 'x' });
    };
    say(rhea.uid);
    chat.membership.join(ben, rhea);
    expect(line()).toMatchObject({ emergency: true });
    const answer = say(ben.uid);
    expect(line()).toBeUndefined();
    chat.messaging.delete(ben.uid, chatRoomId, answer.timeId, String(BigInt(clock.now() + 5_000) * 10_000n));
    expect(line()).toMatchObject({ emergency: true });
  });

  it('are not answered by messages from before they were accepted', async () => {
    const { accept, patients, chat, clock, open } = setUp();
    const { room, channel } = open(amy, rhea);
    clock.time += 1_000;
    const id = await patients.requestEmergencyChat({ caller: sessionOf(rhea), query: { message: 'Now' } });
    chat.messaging.send(amy.uid, channel, { clientTs: String(BigInt(clock.now()) * 10_000n), text: 'x' });
    expect((await accept(ben, id)).chatSessionId).toBe(room.id);
    expect(chat.views.session(room, amy.uid).acceptedRequest).toMatchObject({ emergency: true });
  });

  it('notify again when a waiting one becomes an emergency', async () => {
    const { ask, patients, documents } = setUp();
    await ask('Hello');
    const inEmergency = () => patients.requestEmergencyChat({ caller: sessionOf(rhea), query: { message: 'Now' } });
    await inEmergency();
    await inEmergency();
    const said = documents.all('notifications').map(({ data }) => (data['data'] as { emergency: string }).emergency);
    expect(said).toEqual(['false', 'false', 'true', 'true']);
  });

  it('are not found when no one made them', async () => {
    await expect(setUp().accept(amy, 'none')).rejects.toMatchObject({ status: 404 });
  });
});

describe('twenty therapists who accept the same request simultaneously', () => {
  it('have one winner, and all others learn who it is', async () => {
    const staff = Array.from({ length: 20 }, (_, index) => therapist(`t${index}`));
    const clock = { now: () => 1_772_357_400_000 };
    const { chat } = createChat({
      clock,
      journal: memoryJournal(new MemoryLines()),
      people: new PeopleDirectory({ clock, everybody: [...staff, rhea] }),
      documents: new MemoryDocuments(),
    });
    const { request } = chat.requests.add({
      requestType: 'chat-patient-request',
      patientId: rhea.patientId,
      emergency: false,
      message: 'Please',
      requestedAt: clock.now(),
    });
    const handlers = requestHandlers(chat);
    const path = { requestId: request.id };
    const answers = await Promise.allSettled(
      staff.map(async person => handlers.acceptChatRequest({ caller: sessionOf(person), path })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = staff[answers.findIndex(({ status }) => status === 'fulfilled')];
    const received = answers.flatMap(answer =>
      answer.status === 'rejected' ? [answer.reason as { token: string; detail: string }] : [],
    );
    expect(received).toHaveLength(19);
    for (const refusal of received)
      expect(refusal).toMatchObject({ token: 'ConflictError', detail: `${winner?.firstName} Hart` });
    expect(chat.rooms.size).toBe(1);
    expect(chat.rooms.activeOf(rhea.patientId)?.people).toHaveLength(2);
  });
});
