import { DraftCache } from '@/application/drafts/DraftCache';
import { storedDraftId } from '@/domain/drafts/DraftKey';
import { chatPlace } from '#test/support/builders/drafts/draftPlaces';

describe('DraftCache', () => {
  it('prefers what is typed to what was found, names every place once, and forgets all of it', () => {
    const drafts = new DraftCache();
    drafts.note(chatPlace('c-ana'), 'new');
    drafts.found(
      new Map([
        ['c-ana', 'old'],
        ['c-ben', 'kept'],
      ]),
    );
    expect([
      drafts.of(chatPlace('c-ana')),
      drafts.of(chatPlace('c-ben')),
      drafts.of(chatPlace('c-else')),
      drafts.places.map(storedDraftId).sort(),
    ]).toEqual(['new', 'kept', '', ['c-ana', 'c-ben']]);
    drafts.clear();
    expect([drafts.of(chatPlace('c-ana')), drafts.of(chatPlace('c-ben')), drafts.places]).toEqual(['', '', []]);
  });

  it('tells at every stroke where it was, as long as somebody asks', () => {
    const drafts = new DraftCache();
    const told: string[] = [];
    const stop = drafts.watch(place => told.push(`${storedDraftId(place)}: ${drafts.of(place)}`));
    drafts.note(chatPlace('c-ana'), 'H');
    drafts.note(chatPlace('c-ana'), '');
    stop();
    drafts.note(chatPlace('c-ben'), 'x');
    expect(told).toEqual(['c-ana: H', 'c-ana: ']);
  });
});
