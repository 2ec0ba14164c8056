import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import { at, EngineDriver, message, session } from './EngineDriver';

const said = (text: string, ms: number, sender = 'pat-a') => message(text, { timeId: at(ms), seq: at(ms), sender });
const deletion = (timeId: bigint, sender = 'pat-a'): ChatEvent => ({
  type: 'delete',
  channelId: 'c-a',
  timeId,
  sender,
  clientTs: timeId,
  seq: at(900_000),
});
const lineOf = (ms: number, sender: string) => ({ timeId: at(ms), seq: at(ms), sender, text: 'Hello', deleted: false });

/** Listening, with this chat in the list and nothing of it loaded. */
function listed(wish: object) {
  const engine = new EngineDriver();
  engine.on({ type: 'signedIn', uid: 'ann', entries: [] });
  engine.on({ type: 'live', events: [message('elsewhere', { channelId: 'c-b' })], isFull: true });
  engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 0, { asOf: at(5_000), messageCount: 9, ...wish })] });
  return {
    engine,
    handleUpdate: (...events: readonly ChatEvent[]) => engine.on({ type: 'live', events }),
    waiting: () => engine.screen.sessions.get('c-a')?.waiting,
  };
}

describe('the summary of a chat in the list', () => {
  it('keeps the start of the wait while the patient continues to write', () => {
    const { handleUpdate, waiting } = listed({ lastMessage: lineOf(0, 'ann') });
    handleUpdate(said('first', 6_000));
    handleUpdate(said('nudge', 720_000));
    expect(waiting()).toEqual({ since: at(6_000), atLeast: false });
  });

  it('ends the wait when any member of staff answers', () => {
    const { handleUpdate, waiting } = listed({ lastMessage: lineOf(0, 'pat-a') });
    handleUpdate(said('answer', 6_000, 'ben'));
    expect(waiting()).toBeUndefined();
  });

  it('ignores service messages and deleted messages when counting the wait', () => {
    const { handleUpdate, waiting } = listed({ lastMessage: lineOf(0, 'ann') });
    handleUpdate(said('help', 6_000), said('joined', 7_000, 'system'), said('no', 8_000));
    handleUpdate(deletion(at(8_000)));
    expect(waiting()).toEqual({ since: at(6_000), atLeast: false });
    handleUpdate(deletion(at(6_000)));
    expect(waiting()).toBeUndefined();
  });

  it('starts the wait again when the answer is deleted', () => {
    const { handleUpdate, waiting } = listed({ lastMessage: lineOf(0, 'ann') });
    handleUpdate(said('help', 6_000), said('answer', 7_000, 'ann'));
    handleUpdate(deletion(at(7_000), 'ann'));
    expect(waiting()).toEqual({ since: at(6_000), atLeast: false });
  });

  describe('an accepted request', () => {
    const asked = { acceptedRequest: { emergency: true, requestedAt: 1_000, couldNotRead: [] } };
    const requestIn = ({ engine }: ReturnType<typeof listed>) => engine.screen.sessions.get('c-a')?.acceptedRequest;

    it('stays while only the patient and the service write', () => {
      const chat = listed({ ...asked, lastMessage: lineOf(0, 'pat-a') });
      chat.handleUpdate(said('joined', 6_000, 'system'), said('hello?', 7_000));
      expect(requestIn(chat)).toEqual(asked.acceptedRequest);
    });

    it('ends when any member of staff answers', () => {
      const chat = listed({ ...asked, lastMessage: lineOf(0, 'pat-a') });
      chat.handleUpdate(said('here', 6_000, 'ben'));
      expect(requestIn(chat)).toBeUndefined();
    });

    it('stays when messages arrive that the list already counted', () => {
      const chat = listed({ ...asked, lastMessage: lineOf(5_000, 'pat-a') });
      chat.engine.on({ type: 'live', events: [said('before the request', 500, 'ann')] });
      expect(requestIn(chat)).toEqual(asked.acceptedRequest);
    });

    it('stays ended when an older list still contains it', () => {
      const chat = listed({ lastMessage: lineOf(0, 'pat-a') });
      chat.handleUpdate(said('here', 6_000, 'ann'));
      const stale = session('c-a', 0, { asOf: at(5_500), messageCount: 9, ...asked });
      chat.engine.on({ type: 'sessionsLoaded', sessions: [stale] });
      expect(requestIn(chat)).toBeUndefined();
    });
  });

  it('shows a minimum wait until the page with its beginning is loaded', () => {
    const { engine, waiting } = listed({ lastMessage: lineOf(5_000, 'pat-a') });
    expect(waiting()).toEqual({ since: at(5_000), atLeast: true });
    engine.on({ type: 'select', channelId: 'c-a' });
    engine.on({
      type: 'page',
      channelId: 'c-a',
      events: [said('last', 5_000), said('first', 1_000), said('before', 500, 'ann')],
      reachedStart: false,
    });
    expect(waiting()).toEqual({ since: at(1_000), atLeast: false });
  });

  it('does not report "no wait" when the last message is a service message', () => {
    expect(listed({ lastMessage: lineOf(5_000, 'system') }).waiting()).toEqual({ since: null });
    expect(listed({ messageCount: 0 }).waiting()).toBeUndefined();
  });

  it('does not report "no wait" when the last message could not be read', () => {
    expect(listed({ couldNotRead: ['lastMessage', 'unansweredFrom'] }).waiting()).toEqual({ since: null });
    expect(listed({ couldNotRead: ['lastMessage'], unansweredFrom: null }).waiting()).toBeUndefined();
  });

  it('uses the start of the wait from the list, and applies later messages', () => {
    const { handleUpdate, waiting } = listed({ lastMessage: lineOf(5_000, 'system'), unansweredFrom: at(1_000) });
    expect(waiting()).toEqual({ since: at(1_000), atLeast: false });
    handleUpdate(said('nudge', 6_000));
    expect(waiting()).toEqual({ since: at(1_000), atLeast: false });
    handleUpdate(said('answer', 7_000, 'ann'));
    expect(waiting()).toBeUndefined();
    expect(listed({ lastMessage: lineOf(5_000, 'pat-a'), unansweredFrom: null }).waiting()).toBeUndefined();
  });

  it('shows the edited last message although the message itself is not loaded', () => {
    const { engine, handleUpdate } = listed({ lastMessage: lineOf(0, 'pat-a') });
    const line = () => engine.screen.sessions.get('c-a')?.lastMessage;
    handleUpdate({
      type: 'edit',
      channelId: 'c-a',
      timeId: at(0),
      sender: 'pat-a',
      text: 'Corrected',
      clientTs: at(6_000),
      seq: at(6_000),
    });
    expect(line()).toMatchObject({ timeId: at(0), text: 'Corrected', deleted: false });
    handleUpdate(deletion(at(0)));
    expect(line()).toMatchObject({ timeId: at(0), text: '', deleted: true });
  });

  it('ignores an edit that the list had already counted', () => {
    const { engine, handleUpdate } = listed({ lastMessage: lineOf(0, 'pat-a') });
    handleUpdate({
      type: 'edit',
      channelId: 'c-a',
      timeId: at(0),
      sender: 'pat-a',
      text: 'Older',
      clientTs: at(1_000),
      seq: at(1_000),
    });
    expect(engine.screen.sessions.get('c-a')?.lastMessage?.text).toBe('Hello');
  });

  it('reloads the list when a deleted message may have been counted by it', () => {
    const { engine, waiting } = listed({ lastMessage: lineOf(5_000, 'pat-a'), unansweredFrom: at(5_000) });
    const handleUpdate = (...events: readonly ChatEvent[]) => engine.on({ type: 'live', events, isFull: true });
    handleUpdate(said('again', 6_000));
    expect(handleUpdate(deletion(at(5_000)), said('again', 6_000))).toContainEqual({
      type: 'setAlarm',
      key: 'recount',
      delayMs: 1_000,
    });
    expect(waiting()).toEqual({ since: at(6_000), atLeast: true });
  });

  it.each([
    ['an hour ahead', 3_600_000],
    ['ten minutes behind', -600_000],
    ['in 2199', 5_000_000_000_000],
  ])("orders the last message and the wait by arrival when the patient's clock is %s", (_where, error) => {
    const { engine, handleUpdate, waiting } = listed({ lastMessage: lineOf(5_000, 'ann') });
    const wrong = (text: string, ms: number) => message(text, { timeId: at(ms + error), seq: at(ms), sender: 'pat-a' });
    handleUpdate(wrong('wrong', 6_000), said('right', 7_000));
    expect(waiting()).toEqual({ since: at(6_000), atLeast: false });
    expect(engine.screen.sessions.get('c-a')).toMatchObject({ lastMessage: { text: 'right' }, unread: 2 });
    handleUpdate(wrong('wrong again', 8_000));
    expect(engine.screen.sessions.get('c-a')).toMatchObject({ lastMessage: { text: 'wrong again' }, unread: 3 });
    handleUpdate(said('answer', 9_000, 'ann'));
    expect(waiting()).toBeUndefined();
  });
});
