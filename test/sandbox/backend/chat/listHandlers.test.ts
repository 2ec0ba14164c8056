import { chatHandlers } from '#sandbox/backend/chat/chatHandlers';
import type { BackendSession } from '#sandbox/backend/session/BackendSession';
import { amy, ben, rhea, setUpChat, sol } from '../setUpChat';

const session = ({ uid, scopes }: typeof amy): BackendSession => ({
  uid,
  scopes,
  openedAt: 0,
  lastUsedAt: 0,
  cookieHash: uid,
});
const asAmy = { caller: session(amy) };
/** The start of the tests' clock, in milliseconds since 1970. */
const START = 1_772_357_400_000;

function setUp() {
  const world = setUpChat();
  const handlers = chatHandlers(world.chat);
  const [first, second] = [world.open(amy, rhea), world.open(amy, sol)];
  const send = (uid: string, channel: string, second: number, text: string) => {
    world.clock.time = START + second * 1000;
    world.chat.messaging.send(uid, channel, { clientTs: world.at(second), text });
  };
  send(sol.uid, second.channel, 100, 'Earlier');
  send(rhea.uid, first.channel, 200, 'Later');
  const page = async (skip: number, limit: number, pubNub = true) =>
    (await handlers.chats({ ...asAmy, query: { skip, limit, pubNub } })).map(({ chatSessionId }) => chatSessionId);
  return { ...world, handlers, first, second, page, send };
}

describe('the lists of chats', () => {
  it('return pages, newest message first, and no V1 chats', async () => {
    const { page, first, second } = setUp();
    expect(await page(0, 50)).toEqual([first.room.id, second.room.id]);
    expect(await page(1, 50)).toEqual([second.room.id]);
    expect(await page(2, 50)).toEqual([]);
    expect(await page(0, 50, false)).toEqual([]);
  });

  it('name the last event that they count', async () => {
    const { handlers, documents } = setUp();
    const newest = documents
      .all('chat-events')
      .map(({ data }) => String(data['seq']))
      .sort()
      .at(-1);
    expect((await handlers.chatsV2(asAmy)).map(({ asOf }) => asOf)).toEqual([newest, newest]);
  });

  it('say since which message the patient waits, however often they write again', async () => {
    const { handlers, first, send, at } = setUp();
    const from = async () =>
      (await handlers.chatsV2(asAmy)).find(({ chatSessionId }) => chatSessionId === first.room.id)?.unansweredFrom;
    send(rhea.uid, first.channel, 300, 'Hello?');
    expect(await from()).toBe(at(200));
    send(amy.uid, first.channel, 400, 'I am here');
    expect(await from()).toBeNull();
    send(rhea.uid, first.channel, 500, 'Good');
    expect(await from()).toBe(at(500));
  });

  it('put the latest pin first', async () => {
    const { handlers } = setUp();
    const pinned = async () => (await handlers.pinnedChats(asAmy)).map(({ patient }) => patient.id);
    for (const person of [rhea, sol, rhea]) await handlers.pinChat({ ...asAmy, path: { patientId: person.patientId } });
    expect(await pinned()).toEqual([rhea.patientId, sol.patientId]);
    await handlers.unpinChat({ ...asAmy, path: { patientId: rhea.patientId } });
    expect(await pinned()).toEqual([sol.patientId]);
  });

  it('count unread messages of the caller’s own channels only', async () => {
    const { handlers, first, open } = setUp();
    const foreign = open(ben, sol).channel;
    const asBen = { caller: session(ben) };
    const channelIds = `${first.channel},${foreign},nonsense`;
    expect(await handlers.unreadMessages({ ...asAmy, query: { channelIds } })).toContainEqual({
      channelId: first.channel,
      unread: 1,
    });
    expect(await handlers.unreadMessages({ ...asBen, query: { channelIds } })).toEqual([
      { channelId: foreign, unread: 1 },
    ]);
  });

  it('keep one therapist’s chats from another', async () => {
    const { handlers, first } = setUp();
    const asBen = { caller: session(ben) };
    const path = { chatSessionId: first.room.id };
    await expect((async () => handlers.chatV2({ ...asBen, path }))()).rejects.toMatchObject({ status: 404 });
    await expect((async () => handlers.chatSummary({ ...asBen, path }))()).rejects.toMatchObject({
      status: 404,
      token: 'CHAT_SUMMARY_NOT_FOUND',
    });
    await expect((async () => handlers.chatParticipants({ ...asBen, path }))()).rejects.toMatchObject({
      status: 403,
      token: 'NOT_IN_CHAT_WITH_PATIENT',
    });
    await expect(
      (async () => handlers.endChat({ ...asBen, path: { patientId: rhea.patientId } }))(),
    ).rejects.toMatchObject({
      status: 403,
    });
    expect(await handlers.chatSummary({ ...asAmy, path })).toMatchObject({
      chatRoomId: first.channel,
      patient: { id: rhea.patientId },
    });
  });

  it('drop an ended chat, and remove it from the notification cache', async () => {
    const { handlers, first, cached, page } = setUp();
    await handlers.endChat({ ...asAmy, path: { patientId: rhea.patientId } });
    expect(await page(0, 50)).not.toContain(first.room.id);
    expect([...cached.keys()]).toContain(`${amy.uid}/${first.room.id}`);
    await handlers.cleanNotificationCache(asAmy);
    expect([...cached.keys()]).not.toContain(`${amy.uid}/${first.room.id}`);
  });

  it('write presence where the dashboards read it', async () => {
    const { handlers, documents, clock } = setUp();
    await handlers.markAsOnline({ ...asAmy, query: { isOnline: true } });
    await handlers.setAppearOffline({ ...asAmy, body: { appearOffline: true } });
    expect(documents.read(`chat-presence/${amy.uid}`)).toEqual({
      user: amy.uid,
      lastSeenTime: clock.time / 1000,
      loggedOutTime: 0,
      appearOffline: true,
    });
    expect(await handlers.appearOffline(asAmy)).toEqual({ appearOffline: true });
    clock.time += 5_000;
    await handlers.markAsOnline({ ...asAmy, query: { isOnline: false } });
    expect(documents.read(`chat-presence/${amy.uid}`)).toMatchObject({
      loggedOutTime: clock.time / 1000,
      appearOffline: true,
    });
  });
});
