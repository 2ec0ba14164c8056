import { historyOf } from '#sandbox/backend/chat/v1/historyOf';
import { upgradeChat } from '#sandbox/backend/chat/v1/upgradeChat';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import { amy, ben, rhea, setUpChat, sol } from '#test/sandbox/backend/setUpChat';

describe('upgradeChat', () => {
  it('ends the V1 chat, and continues with the same people and lead', () => {
    const { chat } = setUpChat();
    chat.membership.join(ben, rhea, 'v1');
    const old = chat.membership.join(amy, rhea);
    const room = upgradeChat(chat, rhea, '');
    expect(room?.generation).toBeUndefined();
    expect(room).toMatchObject({ leadUid: ben.uid, patientId: rhea.patientId });
    expect(room?.people.map(({ userId }) => userId).sort()).toEqual([amy.uid, ben.uid, rhea.uid].sort());
    expect(chat.rooms.find(old.id)?.endedAt).toBeDefined();
    expect(chat.rooms.activeOf(rhea.patientId)?.id).toBe(room?.id);
  });

  it('notifies both therapists where the chat continues', () => {
    const { chat, documents } = setUpChat();
    chat.membership.join(ben, rhea, 'v1');
    const room = upgradeChat(chat, rhea, '');
    const received = documents.all('notifications').map(({ data }) => data);
    expect(received).toMatchObject([
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

  it('keeps an accepted, unanswered emergency with its wait', () => {
    const { chat, clock, at } = setUpChat();
    const old = chat.membership.join(amy, rhea, 'v1');
    const { request } = chat.requests.add({
      requestType: 'chat-patient-request',
      generation: 'v1',
      patientId: rhea.patientId,
      emergency: true,
      message: 'I cannot go on',
      requestedAt: clock.now() - 60_000,
    });
    chat.requests.settle(request, { acceptedBy: amy.uid, acceptedSeq: chat.log.order.latest(), chatSessionId: old.id });
    chat.messaging.send(rhea.uid, channelOfRoom(old), { clientTs: at(1), text: 'Is anybody there?' });
    clock.time += 120_000;
    const room = upgradeChat(chat, rhea, '');
    const since = new Date(request.requestedAt).toISOString();
    expect(room && chat.views.session(room, amy.uid).acceptedRequest).toEqual({ emergency: true, requestedAt: since });
    if (room) chat.messaging.send(amy.uid, channelOfRoom(room), { clientTs: at(121), text: 'I am here.' });
    expect(room && chat.views.session(room, amy.uid).acceptedRequest).toBeUndefined();
  });

  it('keeps the wait of unanswered messages, and leaves a pending request alone', () => {
    const { chat, clock, at } = setUpChat();
    const old = chat.membership.join(amy, rhea, 'v1');
    chat.requests.add({
      requestType: 'chat-patient-request',
      patientId: rhea.patientId,
      emergency: true,
      message: 'Now',
      requestedAt: clock.now(),
    });
    const sent = chat.messaging.send(rhea.uid, channelOfRoom(old), { clientTs: at(1), text: 'Hello?' });
    clock.time += 3_600_000;
    const room = upgradeChat(chat, rhea, '');
    expect(room && chat.views.session(room, amy.uid).acceptedRequest).toEqual({
      emergency: false,
      requestedAt: new Date(Number(BigInt(sent.seq) / 10_000n)).toISOString(),
    });
    expect(chat.requests.waiting()).toMatchObject([{ emergency: true, message: 'Now' }]);
  });

  it('starts the new chat with the message sent with the move', () => {
    const { chat } = setUpChat();
    chat.membership.join(amy, rhea, 'v1');
    const room = upgradeChat(chat, rhea, ' Hello from the new app. ');
    const session = room && chat.views.session(room, amy.uid);
    expect(session).toMatchObject({ unreadMessageCount: 1, lastMessage: { text: 'Hello from the new app.' } });
    expect(session?.unansweredFrom).toEqual(session?.lastMessage?.seq);
    expect(session?.acceptedRequest).toBeUndefined();
  });

  it('copies the unanswered messages and those of the request unchanged', () => {
    const { chat, clock, at } = setUpChat();
    const old = chat.membership.join(amy, rhea, 'v1');
    const send = (by: string, second: number, text: string) =>
      chat.messaging.send(by, channelOfRoom(old), { clientTs: at(second), text });
    send(rhea.uid, 1, 'Good morning');
    send(amy.uid, 2, 'Good morning to you');
    const { request } = chat.requests.add({
      requestType: 'chat-patient-request',
      generation: 'v1',
      patientId: rhea.patientId,
      emergency: true,
      message: 'I cannot go on',
      requestedAt: clock.now(),
    });
    chat.requests.settle(request, { acceptedBy: amy.uid, acceptedSeq: chat.log.order.latest(), chatSessionId: old.id });
    const sent = send(rhea.uid, 3, 'Is anybody there?');
    const room = upgradeChat(chat, rhea, 'Now?');
    const written = room && chat.log.logOf(channelOfRoom(room)).sinceAnswerTo(rhea.uid);
    const own = written?.filter(({ event: { sender } }) => sender === rhea.uid) ?? [];
    expect(own.map(({ text }) => text)).toEqual(['I cannot go on', 'Is anybody there?', 'Now?']);
    expect(own[1]?.event.timeId).toBe(sent.timeId);
    expect(room && chat.views.session(room, amy.uid)).toMatchObject({ unreadMessageCount: 3 });
  });

  it('returns the same chat for a repeat, with the messages once, and none without an active chat', () => {
    const { chat } = setUpChat();
    chat.membership.join(amy, rhea, 'v1');
    const room = upgradeChat(chat, rhea, 'Hello from the new app.');
    expect(upgradeChat(chat, rhea, 'Hello from the new app.')?.id).toBe(room?.id);
    expect(room && chat.views.session(room, amy.uid)).toMatchObject({ unreadMessageCount: 1 });
    expect(upgradeChat(chat, sol, '')).toBeUndefined();
    expect(chat.requests.waiting()).toEqual([]);
  });
});

describe('historyOf', () => {
  it('holds the messages of V1 chats in their current state', () => {
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

  it('says when nothing of a chat is stored', () => {
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
