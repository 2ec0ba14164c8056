import { DraftCache } from '@/application/drafts/DraftCache';
import { storedDraftId } from '@/domain/drafts/DraftKey';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

describe('DraftCache', () => {
  it('prefers typed texts to stored ones, lists each key once, and clears everything', () => {
    const drafts = new DraftCache();
    drafts.set(chatDraftKey('c-ana'), 'new');
    drafts.setStored(
      new Map([
        ['c-ana', 'old'],
        ['c-ben', 'kept'],
      ]),
    );
    expect([
      drafts.textOf(chatDraftKey('c-ana')),
      drafts.textOf(chatDraftKey('c-ben')),
      drafts.textOf(chatDraftKey('c-else')),
      drafts.keys.map(storedDraftId).sort(),
    ]).toEqual(['new', 'kept', '', ['c-ana', 'c-ben']]);
    drafts.clear();
    expect([drafts.textOf(chatDraftKey('c-ana')), drafts.textOf(chatDraftKey('c-ben')), drafts.keys]).toEqual([
      '',
      '',
      [],
    ]);
  });

  it('notifies of the key at every keystroke until unsubscribed', () => {
    const drafts = new DraftCache();
    const received: string[] = [];
    const stop = drafts.watch(place => received.push(`${storedDraftId(place)}: ${drafts.textOf(place)}`));
    drafts.set(chatDraftKey('c-ana'), 'H');
    drafts.set(chatDraftKey('c-ana'), '');
    stop();
    drafts.set(chatDraftKey('c-ben'), 'x');
    expect(received).toEqual(['c-ana: H', 'c-ana: ']);
  });
});
