import { readWholeList } from '@/infrastructure/http/chat/readWholeList';
import { fail, ok } from '@/domain/kernel/Result';

/** Seven items in pages of three. `between` changes the list after the page with this number. */
function aList(
  between: (page: number, items: readonly string[]) => readonly string[] = (_, items) => items,
  unreadable: readonly string[] = [],
) {
  let items: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const skips: number[] = [];
  const read = () =>
    readWholeList({
      size: 3,
      idOf: (item: string) => item,
      page: async skip => {
        const page = items.slice(skip, skip + 3);
        skips.push(skip);
        items = between(skips.length, items);
        return ok({
          items: page.filter(item => !unreadable.includes(item)),
          unreadable: page.filter(item => unreadable.includes(item)).length,
        });
      },
    });
  return { read, skips };
}

const whole = (items: readonly string[]) => ok({ items, unreadable: 0 });

const toFront = (item: string, items: readonly string[]) => [item, ...items.filter(other => other !== item)];

describe('readWholeList', () => {
  it('reads every page, each starting at the last item of the previous one', async () => {
    const { read, skips } = aList();
    expect(await read()).toEqual(whole(['a', 'b', 'c', 'd', 'e', 'f', 'g']));
    expect(skips).toEqual([0, 2, 4, 6]);
  });

  it('misses nothing that moves to the front between two pages', async () => {
    const { read } = aList((page, items) => (page === 1 ? toFront('f', items) : items));
    expect(await read()).toEqual(whole(['f', 'a', 'b', 'c', 'd', 'e', 'g']));
  });

  it('misses nothing that moves up when another item is removed between two pages', async () => {
    const { read } = aList((page, items) => (page === 1 ? items.filter(item => item !== 'b') : items));
    expect(await read()).toEqual(whole(['a', 'c', 'd', 'e', 'f', 'g']));
  });

  it('ignores changes within the pages already read', async () => {
    const { read, skips } = aList((page, items) => (page === 2 ? toFront('b', items) : items));
    expect(await read()).toEqual(whole(['a', 'b', 'c', 'd', 'e', 'f', 'g']));
    expect(skips).toHaveLength(4);
  });

  it('gives up on a list that keeps changing, and reports that it moved', async () => {
    const { read, skips } = aList((_, items) => toFront(items.at(-1) ?? '', items));
    expect(await read()).toEqual(ok('moved'));
    expect(skips).toHaveLength(8);
  });

  it('notices that everything after a page has gone', async () => {
    const { read } = aList((page, items) => (page === 1 ? items.slice(0, 1) : items));
    expect(await read()).toEqual(whole(['a']));
  });

  it.each([['a'], ['c'], ['d'], ['g'], ['b', 'c', 'd'], ['c', 'g']])(
    'leaves out and counts unreadable items, and nothing else: %s',
    async (...gone) => {
      const { read } = aList(undefined, gone);
      const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].filter(item => !gone.includes(item));
      expect(await read()).toEqual(ok({ items, unreadable: gone.length }));
    },
  );

  it('returns the failure of a page', async () => {
    const failed = fail({ kind: 'unreachable' } as const);
    expect(
      await readWholeList({
        size: 2,
        idOf: String,
        page: async skip => (skip === 0 ? ok({ items: ['a', 'b'], unreadable: 0 }) : failed),
      }),
    ).toEqual(failed);
  });
});
