import { amy, ben, rhea, setUpChat } from '../setUpChat';

describe('ChatMembership', () => {
  it('shows the past to people who join, and hides it from people who leave', () => {
    const { chat, open, at, documents } = setUpChat();
    const { channel } = open();
    chat.messaging.send(rhea.uid, channel, { clientTs: at(5), text: 'Before' });
    const path = `chat-events/message-${channel}-${rhea.uid}-${at(5)}`;
    const joined = chat.membership.join(ben, rhea);
    expect(documents.read(path)?.['participants']).toEqual([rhea.uid, amy.uid, ben.uid]);
    chat.membership.leave(joined, amy);
    expect(documents.read(path)?.['participants']).toEqual([rhea.uid, ben.uid]);
  });

  it('keeps edits when it rewrites who may read the past', () => {
    const { chat, open, at } = setUpChat();
    const { channel } = open();
    chat.messaging.send(amy.uid, channel, { clientTs: at(50), text: 'Helo' });
    chat.messaging.edit(amy.uid, channel, at(50), { clientTs: at(51), text: 'Hello' });
    chat.membership.join(ben, rhea);
    expect(chat.log.logOf(channel).message(at(50))?.text).toBe('Hello');
  });

  it('notifies a user that they have left', () => {
    const { chat, open, documents } = setUpChat();
    const { room } = open();
    chat.membership.leave(chat.membership.join(ben, rhea), amy);
    const received = documents.all('chat-events').map(({ data }) => data);
    const last = received.filter(({ type }) => type === 'participants').at(-1);
    expect(last).toMatchObject({
      participants: expect.arrayContaining([amy.uid]),
      people: [{ userId: rhea.uid }, { userId: ben.uid, therapistId: 't-ben' }],
    });
    expect(chat.rooms.find(room.id)).toMatchObject({ leadUid: ben.uid });
  });

  it('ends the chat with its last therapist', () => {
    const { chat, open, documents } = setUpChat();
    const { room, channel } = open();
    chat.membership.leave(room, amy);
    expect(documents.read(`chat-events/ended-${channel}`)).toMatchObject({
      type: 'ended',
      participants: [rhea.uid, amy.uid],
    });
    expect(chat.rooms.activeOf(rhea.patientId)).toBeUndefined();
    expect(chat.rooms.roomsOf(amy.uid)).toEqual([]);
  });

  it('opens one chat for a patient, however often a therapist joins', () => {
    const { chat, open } = setUpChat();
    const first = open().room;
    expect(chat.membership.join(amy, rhea)).toEqual(first);
    expect(chat.rooms.size).toBe(1);
  });
});
