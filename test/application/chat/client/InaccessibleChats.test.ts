import { InaccessibleChats } from '@/application/chat/client/InaccessibleChats';
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
    ['nothing was said of it', [list('known', aSession()), people('me')], undefined],
    ['it has ended', [ended], 'ended'],
    ['this person is out of it', [out], 'notInChat'],
    ['this person is out of another', [{ ...out, channelId: 'c-ben' }], undefined],
    ['something else has failed', [{ ...out, kind: 'unknown' }], undefined],
    ['others alone take part', [out, people('zoe')], 'notInChat'],
    ['this person takes part again', [out, people('zoe', 'me')], undefined],
    [
      'who takes part could not be found out',
      [out, { type: 'participants', channelId: 'c-ana', participants: { phase: 'failed' } }],
      'notInChat',
    ],
    ['it has ended with this person in it', [ended, people('me')], 'ended'],
    ['it has ended and no one is in it any longer', [ended, out], 'ended'],
    ['it has ended for a user who was no longer in it', [out, ended], 'ended'],
    [
      'a list that still holds it was told again',
      [list('known', aSession()), out, list('known', aSession())],
      'notInChat',
    ],
    ['it has left the list', [list('known', aSession()), out, list('known')], 'notInChat'],
    ['it is listed again', [list('known', aSession()), out, list('known'), list('known', aSession())], undefined],
    [
      'it is listed again after its end',
      [list('known', aSession()), ended, list('known'), list('known', aSession())],
      undefined,
    ],
    [
      'the list could not be read meanwhile',
      [list('known', aSession()), out, list('failed'), list('known', aSession())],
      'notInChat',
    ],
    [
      'it could be one of those that could not be read',
      [list('known', aSession()), out, list('partial'), list('known', aSession())],
      'notInChat',
    ],
  ])('knows why a chat is closed where %s', (_what, received, why) => {
    const { chats, notify } = setUp();
    notify(...received);
    expect(chats.whyClosed('c-ana')).toBe(why);
  });

  it('knows a chat that is gone by its session, listed before or not', () => {
    const { chats, notify } = setUp();
    notify(list('known', aSession()), out, list('known'), { ...ended, channelId: 'PatientTherapistChat.ben' });
    expect(['ana', 'ben', 'cleo'].map(id => chats.whyGone(id))).toEqual(['notInChat', 'ended', undefined]);
  });

  it('passes what still applies to late subscribers', () => {
    const { chats, notify } = setUp();
    notify(out, { ...ended, channelId: 'c-ben' });
    expect(chats.update).toEqual([out, { ...ended, channelId: 'c-ben' }]);
    notify(people('me'));
    expect(chats.update).toEqual([{ ...ended, channelId: 'c-ben' }]);
  });

  it('forgets everything with the user', () => {
    const { chats, notify } = setUp();
    notify(list('known', aSession()), out);
    chats.clear();
    expect([chats.whyClosed('c-ana'), chats.whyGone('ana'), chats.update]).toEqual([undefined, undefined, []]);
  });
});
