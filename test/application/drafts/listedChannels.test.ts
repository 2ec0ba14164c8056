import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { listedChannels } from '@/application/drafts/listedChannels';
import { aSession } from '#test/support/builders/chat/aSession';

const ana = aSession();
const ben = aSession({ channelId: 'c-ben' });
const after = (...update: readonly EngineUpdate[]) =>
  update.reduce<ReadonlySet<string> | undefined>((listed, item) => listedChannels(listed, item), undefined);

describe('listedChannels', () => {
  it.each(['unknown', 'loading', 'failed'] as const)('is undefined while the first list is %s', phase => {
    expect(after({ type: 'sessions', phase, sessions: [ana] }, { type: 'session', session: ben })).toBeUndefined();
  });

  it('holds the channels of the latest list only', () => {
    expect(
      after(
        { type: 'sessions', phase: 'known', sessions: [ana, ben] },
        { type: 'sessions', phase: 'known', sessions: [ben] },
      ),
    ).toEqual(new Set(['c-ben']));
  });

  it.each(['loading', 'failed'] as const)(
    'keeps its channels while a later list is %s, and adds those of that list',
    phase => {
      expect(
        after({ type: 'sessions', phase: 'known', sessions: [ana] }, { type: 'sessions', phase, sessions: [ben] }),
      ).toEqual(new Set(['c-ana', 'c-ben']));
    },
  );

  it('adds a single reported chat, and stays the same object when nothing is new', () => {
    expect(after({ type: 'sessions', phase: 'known', sessions: [] }, { type: 'session', session: ana })).toEqual(
      new Set(['c-ana']),
    );
    const listed = new Set(['c-ana']);
    expect(listedChannels(listed, { type: 'session', session: ana })).toBe(listed);
  });

  it('is undefined for the next user', () => {
    expect(listedChannels(new Set(['c-ana']), { type: 'cleared' })).toBeUndefined();
  });
});
