import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { amy, ben, rhea, setUpChat, sol } from '../setUpChat';

const refusalOf = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (error) {
    if (error instanceof BackendError) return `${error.status} ${error.token}`;
    throw error;
  }
  return undefined;
};

describe('ChatMessaging', () => {
  it('stores a message once, however often it is sent', () => {
    const { chat, open, at, documents } = setUpChat();
    const { channel } = open();
    const stored = chat.messaging.send(rhea.uid, channel, { clientTs: at(5), text: 'Hello' });
    const commits = documents.commits.length;
    expect(chat.messaging.send(rhea.uid, channel, { clientTs: at(5), text: 'Hello' })).toEqual(stored);
    expect(chat.messaging.send(rhea.uid, channel, { clientTs: at(5), text: 'Something else' })).toEqual(stored);
    expect(documents.commits).toHaveLength(commits);
    expect(stored).toMatchObject({
      timeId: at(5),
      clientTs: at(5),
      text: 'Hello',
      sender: rhea.uid,
      participants: [rhea.uid, amy.uid],
    });
  });

  it('stores a message once when the repeat comes after a restart', () => {
    const first = setUpChat();
    const { channel } = first.open();
    const stored = first.chat.messaging.send(rhea.uid, channel, { clientTs: first.at(5), text: 'Hello' });
    const second = setUpChat(first.documents, first.lines);
    expect(second.chat.messaging.send(rhea.uid, channel, { clientTs: first.at(5), text: 'Hello' })).toEqual(stored);
  });

  it('does not count a message as stored when storing failed, so that its retry stores it', () => {
    const { chat, open, at, documents } = setUpChat();
    const { channel } = open();
    const message = { clientTs: at(5), text: 'Hello' };
    jest.spyOn(documents, 'writeAll').mockImplementationOnce(() => {
      throw new Error('no space left on device');
    });
    expect(() => chat.messaging.send(rhea.uid, channel, message)).toThrow('no space');
    chat.messaging.send(rhea.uid, channel, message);
    expect(documents.all('chat-events').filter(({ data }) => data['text'] === 'Hello')).toHaveLength(1);
  });

  it('shifts the second of two messages written at the same instant, and keeps both', () => {
    const { chat, open, at } = setUpChat();
    const { channel } = open();
    chat.messaging.send(rhea.uid, channel, { clientTs: at(5), text: 'One' });
    const moved = chat.messaging.send(amy.uid, channel, { clientTs: at(5), text: 'Two' });
    expect(moved).toMatchObject({ timeId: String(BigInt(at(5)) + 1n), clientTs: at(5), text: 'Two' });
    expect(chat.messaging.send(amy.uid, channel, { clientTs: at(5), text: 'Two' })).toEqual(moved);
  });

  it('gives every event a higher sequence than the one before, even when the clock is set back', () => {
    const { chat, open, at, clock, documents } = setUpChat();
    const rooms = [open().channel, open(ben, sol).channel];
    for (let turn = 0; turn < 20; turn += 1) {
      if (turn === 10) clock.time -= 60_000;
      chat.messaging.send(turn % 2 ? amy.uid : ben.uid, rooms[1 - (turn % 2)] ?? '', {
        clientTs: at(turn),
        text: 'Text',
      });
      chat.messaging.markAsTyping(amy.uid, rooms[0] ?? '', turn % 2 === 0);
    }
    const places = documents.commits
      .flat()
      .filter(({ path }) => path.startsWith('chat-events/'))
      .map(({ data }) => String(data['seq']));
    expect(places).toEqual([...new Set(places)].sort());
    expect(places.length).toBeGreaterThan(40);
  });

  it('shows an edit and a deletion by the author', () => {
    const { chat, open, at } = setUpChat();
    const { channel, room } = open();
    chat.messaging.send(amy.uid, channel, { clientTs: at(5), text: 'Helo' });
    const edit = chat.messaging.edit(amy.uid, channel, at(5), { clientTs: at(6), text: 'Hello' });
    expect(chat.messaging.edit(amy.uid, channel, at(5), { clientTs: at(6), text: 'Hello' })).toEqual(edit);
    expect(chat.views.session(room, amy.uid).lastMessage).toMatchObject({ text: 'Hello', deleted: false });
    const deletion = chat.messaging.delete(amy.uid, channel, at(5), at(7));
    expect(chat.messaging.delete(amy.uid, channel, at(5), at(8))).toEqual(deletion);
    expect(chat.views.session(room, amy.uid).lastMessage).toMatchObject({ text: '', deleted: true });
    expect(refusalOf(() => chat.messaging.edit(amy.uid, channel, at(5), { clientTs: at(9), text: 'Back' }))).toBe(
      '409 ConflictError',
    );
  });

  it('lets no one change another user’s message', () => {
    const { chat, open, at } = setUpChat();
    const { channel } = open();
    chat.messaging.send(rhea.uid, channel, { clientTs: at(5), text: 'Mine' });
    expect(refusalOf(() => chat.messaging.edit(amy.uid, channel, at(5), { clientTs: at(6), text: 'Yours' }))).toBe(
      '403 Forbidden',
    );
    expect(refusalOf(() => chat.messaging.delete(amy.uid, channel, at(5), at(6)))).toBe('403 Forbidden');
    expect(refusalOf(() => chat.messaging.delete(rhea.uid, channel, at(4), at(6)))).toBe('404 NotFound');
  });

  it('never moves a read position back, nor beyond the newest message', () => {
    const { chat, open, at, documents } = setUpChat();
    const { channel, room } = open();
    for (const second of [5, 6, 7]) chat.messaging.send(rhea.uid, channel, { clientTs: at(second), text: 'Text' });
    expect(chat.views.session(room, amy.uid).unreadMessageCount).toBe(3);
    chat.messaging.markAsRead(amy.uid, channel, at(6));
    const commits = documents.commits.length;
    chat.messaging.markAsRead(amy.uid, channel, at(5));
    chat.messaging.markAsRead(amy.uid, channel, at(6));
    expect(documents.commits).toHaveLength(commits);
    expect(chat.views.session(room, amy.uid)).toMatchObject({ ownReadUpTo: at(6), unreadMessageCount: 1 });
    chat.messaging.markAsRead(amy.uid, channel, at(9_000));
    expect(chat.views.session(room, amy.uid)).toMatchObject({ ownReadUpTo: at(7), unreadMessageCount: 0 });
  });

  it('keeps one read document and one typing document for each participant', () => {
    const { chat, open, at, documents } = setUpChat();
    const { channel } = open();
    for (const second of [5, 6]) {
      chat.messaging.send(rhea.uid, channel, { clientTs: at(second), text: 'Text' });
      chat.messaging.markAsTyping(rhea.uid, channel, second === 5);
      chat.messaging.markAsRead(amy.uid, channel, at(second));
    }
    expect(documents.read(`chat-events/read-${channel}-${amy.uid}`)).toMatchObject({ type: 'read', timeId: at(6) });
    expect(documents.read(`chat-events/typing-${channel}-${rhea.uid}`)).toMatchObject({
      type: 'typing',
      isTyping: false,
    });
  });

  it('is closed to strangers, to people who have left, and after its end', () => {
    const { chat, open, at } = setUpChat();
    const { channel, room } = open();
    const sendAs = (uid: string) =>
      refusalOf(() => chat.messaging.send(uid, channel, { clientTs: at(5), text: 'Text' }));
    expect(sendAs(ben.uid)).toBe('403 NOT_IN_CHAT_WITH_PATIENT');
    chat.membership.join(ben, rhea);
    expect(sendAs(ben.uid)).toBeUndefined();
    chat.membership.leave(chat.rooms.find(room.id) ?? room, ben);
    expect(sendAs(ben.uid)).toBe('403 NOT_IN_CHAT_WITH_PATIENT');
    chat.membership.end(chat.rooms.find(room.id) ?? room, 'Over.');
    expect(sendAs(amy.uid)).toBe('403 NOT_IN_CHAT_WITH_PATIENT');
    expect(
      refusalOf(() => chat.messaging.send(amy.uid, 'PatientTherapistChat.none', { clientTs: at(5), text: 'Text' })),
    ).toBe('403 NOT_IN_CHAT_WITH_PATIENT');
  });

  it('writes the unread count to the therapist’s notification cache', () => {
    const { chat, open, at, cached } = setUpChat();
    const { channel, room } = open();
    chat.messaging.send(rhea.uid, channel, { clientTs: at(5), text: 'Text' });
    expect(cached.get(`${amy.uid}/${room.id}`)).toMatchObject({
      patient: { email: rhea.email },
      messages: { last: at(5), unread: 1 },
    });
    chat.messaging.markAsRead(amy.uid, channel, at(5));
    expect(cached.get(`${amy.uid}/${room.id}`)).toMatchObject({ messages: { unread: 0 } });
  });

  describe('with wrong clocks', () => {
    const HOUR = 3_600;
    const year2199 = '72267120000000000';

    it.each([
      ['an hour ahead', HOUR],
      ['ten minutes behind', -600],
      ['a year behind', -365 * 24 * HOUR],
    ])('moves a message from a clock %s to its arrival, and confirms both times', (_where, error) => {
      const { chat, open, at } = setUpChat();
      const { channel } = open();
      const stored = chat.messaging.send(rhea.uid, channel, { clientTs: at(error), text: 'Hello' });
      expect(stored).toMatchObject({ clientTs: at(error), timeId: stored.seq });
      expect(chat.messaging.send(rhea.uid, channel, { clientTs: at(error), text: 'Hello' })).toEqual(stored);
    });

    it('finds a moved message by its author’s time, to edit and to delete it', () => {
      const { chat, open, at } = setUpChat();
      const { channel, room } = open();
      const stored = chat.messaging.send(amy.uid, channel, { clientTs: at(HOUR), text: 'Helo' });
      expect(chat.messaging.edit(amy.uid, channel, at(HOUR), { clientTs: at(HOUR + 1), text: 'Hello' })).toMatchObject({
        timeId: stored.timeId,
      });
      chat.messaging.delete(amy.uid, channel, at(HOUR), at(HOUR + 2));
      expect(chat.views.session(room, amy.uid).lastMessage).toMatchObject({ timeId: stored.timeId, deleted: true });
    });

    it('keeps the order of an author’s messages when one of them was moved', () => {
      const { chat, open, at, clock } = setUpChat();
      const { channel } = open();
      clock.time += 61_000;
      const first = chat.messaging.send(amy.uid, channel, { clientTs: at(0), text: 'First' });
      const second = chat.messaging.send(amy.uid, channel, { clientTs: at(20), text: 'Second' });
      expect(second.timeId > first.timeId).toBe(true);
    });

    /** As an older version stored them: with the time id of the sender. */
    const stored = (chat: ReturnType<typeof setUpChat>['chat'], channel: string, timeId: string, text: string) =>
      chat.messaging.quote(rhea.uid, channel, { clientTs: timeId, text });

    it.each([
      ['2199', year2199],
      ['ten minutes behind', '17723568000000000'],
    ])('counts unread, last message and wait by arrival when a message is dated %s', (_when, dated) => {
      const { chat, open, at } = setUpChat();
      const { channel, room } = open();
      const wrong = stored(chat, channel, dated, 'Wrong');
      chat.messaging.markAsRead(amy.uid, channel, dated);
      expect(chat.views.session(room, amy.uid)).toMatchObject({
        unreadMessageCount: 0,
        ownReadUpTo: dated,
        ownReadSeq: wrong.seq,
        unansweredFrom: wrong.seq,
      });
      chat.messaging.send(amy.uid, channel, { clientTs: at(1), text: 'Answer' });
      expect(chat.views.session(room, amy.uid)).toMatchObject({ unansweredFrom: null });
      const later = chat.messaging.send(rhea.uid, channel, { clientTs: at(2), text: 'Later' });
      const late = stored(chat, channel, '17723560000000000', 'Old time');
      expect(chat.views.session(room, amy.uid)).toMatchObject({
        unreadMessageCount: 2,
        lastMessage: { text: 'Old time', seq: late.seq },
        unansweredFrom: later.seq,
      });
      chat.messaging.markAsRead(amy.uid, channel, later.timeId);
      expect(chat.views.session(room, amy.uid)).toMatchObject({ unreadMessageCount: 1, ownReadUpTo: later.timeId });
      chat.messaging.markAsRead(amy.uid, channel, late.timeId);
      expect(chat.views.session(room, amy.uid)).toMatchObject({ unreadMessageCount: 0, ownReadUpTo: late.timeId });
    });
  });
});
