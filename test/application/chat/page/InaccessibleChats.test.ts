import { InaccessibleChats } from '@/application/chat/page/InaccessibleChats';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { aSession } from '#test/support/builders/chat/aSession';

function setUp() {
  const chats = new InaccessibleChats();
  const notify = (...update: readonly EngineUpdate[]): void => update.forEach(item => chats.apply(item, 'me'));
  return { chats, notify };
}

const ended: EngineUpdate = { type: 'chatEnded', channelId: 'c-ana' };
const out: EngineUpdate = { type: 'chatFailure', channelId: 'c-ana', kind: 'notInChat' };
const people = (...userIds: readonly string[]): EngineUpdate => ({
  type: 'participants',
  channelId: 'c-ana',
  participants: {
    phase: 'known',
    unreadable: 0,
    people: userIds.map(userId => ({ userId, role: 'therapist', name: userId })),
  },
});
const list = (phase: 'known' | 'partial' | 'failed', ...sessions: readonly ChatSession[]): EngineUpdate => ({
  type: 'sessions',
  phase,
  sessions,
});

describe('InaccessibleChats', () => {
  it.each<[string, readonly EngineUpdate[], string | undefined]>([
    ['nothing was reported', [list('known', aSession()), people('me')], undefined],
    ['it has ended', [ended], 'ended'],
    ['this user is not in it', [out], 'notInChat'],
    ['this user is not in another chat', [{ ...out, channelId: 'c-ben' }], undefined],
    ['another kind of failure was reported', [{ ...out, kind: 'unknown' }], undefined],
    ['only others take part', [out, people('zoe')], 'notInChat'],
    ['this user takes part again', [out, people('zoe', 'me')], undefined],
    [
      'the participants could not be loaded',
      [out, { type: 'participants', channelId: 'c-ana', participants: { phase: 'failed' } }],
      'notInChat',
    ],
    ['it has ended while this user is in it', [ended, people('me')], 'ended'],
    ['it has ended and this user is no longer in it', [ended, out], 'ended'],
    ['this user left it before it ended', [out, ended], 'ended'],
    ['a list still contains it', [list('known', aSession()), out, list('known', aSession())], 'notInChat'],
    ['it has left the list', [list('known', aSession()), out, list('known')], 'notInChat'],
    ['it is listed again', [list('known', aSession()), out, list('known'), list('known', aSession())], undefined],
    [
      'it is listed again after its end',
      [list('known', aSession()), ended, list('known'), list('known', aSession())],
      undefined,
    ],
    [
      'the list could not be read in between',
      [list('known', aSession()), out, list('failed'), list('known', aSession())],
      'notInChat',
    ],
    [
      'it may be one of the chats that could not be read',
      [list('known', aSession()), out, list('partial'), list('known', aSession())],
      'notInChat',
    ],
  ])('knows why a chat is closed when %s', (_what, received, why) => {
    const { chats, notify } = setUp();
    notify(...received);
    expect(chats.whyClosed('c-ana')).toBe(why);
  });

  it('knows a missing chat by its session id, whether it was listed before or not', () => {
    const { chats, notify } = setUp();
    notify(list('known', aSession()), out, list('known'), { ...ended, channelId: 'PatientTherapistChat.ben' });
    expect(['ana', 'ben', 'cleo'].map(id => chats.whyGone(id))).toEqual(['notInChat', 'ended', undefined]);
  });

  it('passes the reasons that still apply to late subscribers', () => {
    const { chats, notify } = setUp();
    notify(out, { ...ended, channelId: 'c-ben' });
    expect(chats.update).toEqual([out, { ...ended, channelId: 'c-ben' }]);
    notify(people('me'));
    expect(chats.update).toEqual([{ ...ended, channelId: 'c-ben' }]);
  });

  it('forgets everything when the user signs out', () => {
    const { chats, notify } = setUp();
    notify(list('known', aSession()), out);
    chats.clear();
    expect([chats.whyClosed('c-ana'), chats.whyGone('ana'), chats.update]).toEqual([undefined, undefined, []]);
  });
});
