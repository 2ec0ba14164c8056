import { historyOf } from '#sandbox/backend/chat/v1/historyOf';
import { upgradeChat } from '#sandbox/backend/chat/v1/upgradeChat';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import { amy, ben, rhea, setUpChat, sol } from '#test/sandbox/backend/setUpChat';

describe('upgradeChat', () => {
  it('ends the V1 chat and goes on with the same people, led by the same therapist', () => {
    const { chat } = setUpChat();
    chat.membership.join(ben, rhea, 'v1');
    const old = chat.membership.join(amy, rhea);
    const room = upgradeChat(chat, rhea);
    expect(room?.generation).toBeUndefined();
    expect(room).toMatchObject({ leadUid: ben.uid, patientId: rhea.patientId });
    expect(room?.people.map(({ userId }) => userId).sort()).toEqual([amy.uid, ben.uid, rhea.uid].sort());
    expect(chat.rooms.find(old.id)?.endedAt).toBeDefined();
    expect(chat.rooms.activeOf(rhea.patientId)?.id).toBe(room?.id);
  });

  it('notifies both therapists where the chat goes on', () => {
    const { chat, documents } = setUpChat();
    chat.membership.join(ben, rhea, 'v1');
    const room = upgradeChat(chat, rhea);
    const told = documents.all('notifications').map(({ data }) => data);
    expect(told).toMatchObject([
      {
        user: ben.uid,
        data: {
          type: 'chatUpgraded',
          requestType: 'chat-v1-upgraded',
          chatRoomId: room?.id,
          patientId: rhea.patientId,
        },
      },
    ]);
  });

  it('does nothing to a chat of the second generation, or to none', () => {
    const { chat } = setUpChat();
    const room = chat.membership.join(amy, rhea);
    expect([upgradeChat(chat, rhea), upgradeChat(chat, sol)]).toEqual([undefined, undefined]);
    expect(chat.rooms.activeOf(rhea.patientId)?.id).toBe(room.id);
  });
});

describe('historyOf', () => {
  it('holds what was written in V1 chats, in its present state', () => {
    const { chat, at } = setUpChat();
    const room = chat.membership.join(amy, rhea, 'v1');
    const channel = channelOfRoom(room);
    const first = chat.messaging.send(rhea.uid, channel, { clientTs: at(1), text: 'Helo' });
    chat.messaging.edit(rhea.uid, channel, first.timeId, { clientTs: at(2), text: 'Hello' });
    const second = chat.messaging.send(amy.uid, channel, { clientTs: at(3), text: 'Secret' });
    chat.messaging.delete(amy.uid, channel, second.timeId, at(4));
    const { patient, chats } = historyOf(chat, rhea);
    expect(patient.email).toBe(rhea.email);
    expect(chats[0]?.messages.filter(({ role }) => role !== 'system')).toEqual([
      {
        timeId: first.timeId,
        sender: rhea.uid,
        name: 'rhea Quill',
        role: 'patient',
        text: 'Hello',
        edited: true,
        deleted: false,
      },
      {
        timeId: second.timeId,
        sender: amy.uid,
        name: 'amy Hart',
        role: 'therapist',
        text: '',
        edited: false,
        deleted: true,
      },
    ]);
  });

  it('says that a chat began of which nothing is stored', () => {
    const { chat } = setUpChat();
    chat.rooms.save({
      id: 'lost',
      generation: 'v1',
      patientId: sol.patientId,
      people: [],
      leadUid: '',
      startedAt: 1,
      endedAt: 2,
    });
    let refusal: unknown;
    try {
      historyOf(chat, sol);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toMatchObject({ status: 404, token: 'START_CHAT_MOMENT_EXISTS_BUT_NOT_RTD_CHAT_ROOM' });
  });
});
