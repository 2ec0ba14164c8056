import type { ReadList } from '@/domain/kernel/ReadList';
import { ok, type Result } from '@/domain/kernel/Result';

export interface PagedList<T, F> {
  /**
   * The page that begins after `skip` items. The places of its unreadable items are unknown. Including them, it is
   * shorter than `size` only at the end.
   */
  readonly page: (skip: number) => Promise<Result<ReadList<T>, F>>;
  /** At least two: each page repeats one item. */
  readonly size: number;
  readonly idOf: (item: T) => string;
}

/** Maximum retries when the list changes while it is being paged. */
const TRIES = 4;

/**
 * Reads a list page by page, each from the last item of the one before. If that item has moved, an item may have been
 * missed, and the list is read again. `moved`: the list did not settle.
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
  // If the places of some items are unknown, pages can no longer be compared, only joined.
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
