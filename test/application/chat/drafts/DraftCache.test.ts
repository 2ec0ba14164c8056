import { DraftCache } from '@/application/chat/drafts/DraftCache';

describe('DraftCache', () => {
  it('prefers what is typed to what was found, names every place once, and forgets all of it', () => {
    const drafts = new DraftCache();
    drafts.note('c-ana', 'new');
    drafts.found(
      new Map([
        ['c-ana', 'old'],
        ['c-ben', 'kept'],
      ]),
    );
    expect([drafts.of('c-ana'), drafts.of('c-ben'), drafts.of('c-else'), [...drafts.places].sort()]).toEqual([
      'new',
      'kept',
      '',
      ['c-ana', 'c-ben'],
    ]);
    drafts.clear();
    expect([drafts.of('c-ana'), drafts.of('c-ben'), drafts.places]).toEqual(['', '', []]);
  });

  it('tells at every stroke where it was, as long as somebody asks', () => {
    const drafts = new DraftCache();
    const told: string[] = [];
    const stop = drafts.watch(place => told.push(`${place}: ${drafts.of(place)}`));
    drafts.note('c-ana', 'H');
    drafts.note('c-ana', '');
    stop();
    drafts.note('c-ben', 'x');
    expect(told).toEqual(['c-ana: H', 'c-ana: ']);
  });
});
