import type { ReadList } from '@/domain/kernel/ReadList';
import { ok, type Result } from '@/domain/kernel/Result';

export interface PagedList<T, F> {
  /**
   * The page that begins after so many; nobody knows which place its unreadable items had. With them it is shorter than
   * `size` at the end, and only there.
   */
  readonly page: (skip: number) => Promise<Result<ReadList<T>, F>>;
  /** At least two: each page repeats one item. */
  readonly size: number;
  readonly idOf: (item: T) => string;
}

/** So often a list is read anew that moves while it is read. */
const TRIES = 4;

/**
 * Reads a list page by page, each from the last item of the one before. Where that item is not at its place any more,
 * the list has moved under the reader, who may have missed one: then nothing of it counts, and it is read anew. `moved`
 * when it never rested.
 */
export async function readWholeList<T, F>(list: PagedList<T, F>): Promise<Result<ReadList<T> | 'moved', F>> {
  for (let tries = 1; ; tries += 1) {
    const found = await readOnce(list);
    if (!found.ok || found.value !== 'moved' || tries === TRIES) return found;
  }
}

async function readOnce<T, F>({ page, size, idOf }: PagedList<T, F>): Promise<Result<ReadList<T> | 'moved', F>> {
  const found: T[] = [];
  let received = 0;
  let missing = 0;
  // Where the places of some items are not known, pages cannot be compared any more, only joined.
  let overlap = 0;
  for (;;) {
    const answer = await page(received - overlap);
    if (!answer.ok) return answer;
    const { items, unreadable } = answer.value;
    const last = overlap === 1 ? found.at(-1) : undefined;
    const [first] = items;
    if (last !== undefined && unreadable === 0 && (first === undefined || idOf(first) !== idOf(last)))
      return ok('moved');
    const known = new Set(found.map(idOf));
    found.push(...items.filter(item => !known.has(idOf(item))));
    received += items.length + unreadable - overlap;
    missing += unreadable;
    overlap = unreadable === 0 && found.length > 0 && received === found.length ? 1 : 0;
    if (items.length + unreadable < size) return ok({ items: found, unreadable: missing });
  }
}
