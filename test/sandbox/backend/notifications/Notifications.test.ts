import { Notifications } from '#sandbox/backend/notifications/Notifications';
import { roomHandlers } from '#sandbox/backend/chat/roomHandlers';
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
  const readOf = (user: string) =>
    world.documents
      .all('notifications')
      .filter(({ data }) => data['user'] === user)
      .map(({ data }) => data['read']);
  return { ...world, readOf };
}

describe('notifications of the sandbox', () => {
  it('are marked as read once, by their owner only', () => {
    const { documents, clock, readOf } = setUp();
    const notifications = new Notifications(documents, clock);
    notifications.notify([amy.uid, ben.uid], { type: 'leadStatus' });
    const ids = documents.all('notifications').map(({ id }) => id);
    expect(notifications.markRead(amy.uid, [...ids, 'nobody', 'odd/path'])).toHaveLength(1);
    clock.time += 1000;
    notifications.markRead(amy.uid, ids);
    expect(readOf(amy.uid)).toEqual([clock.time - 1000]);
    expect(readOf(ben.uid)).toEqual([null]);
  });

  it('of a request are marked as read once it is accepted', async () => {
    const { chat, readOf, clock } = setUp();
    const id = await patientChatHandlers(chat).requestChat({
      caller: sessionOf(rhea),
      query: { message: 'Help', pubNub: true },
    });
    expect(readOf(ben.uid)).toEqual([null]);
    await requestHandlers(chat).acceptChatRequest({ caller: sessionOf(amy), path: { requestId: id } });
    expect([...readOf(amy.uid), ...readOf(ben.uid)]).toEqual([clock.time, clock.time]);
  });

  it('reach the therapist who becomes the lead when the lead leaves', async () => {
    const { chat, open, documents } = setUp();
    open(amy);
    open(ben);
    await roomHandlers(chat).leaveChat({ caller: sessionOf(amy), path: { patientId: rhea.patientId } });
    expect(documents.all('notifications').map(({ data }) => [data['user'], data['data']])).toMatchObject([
      [ben.uid, { type: 'leadStatus', isLead: 'true', patientId: rhea.patientId }],
    ]);
  });
});
