import { ok, type Result } from '@/domain/shared/Result';

export interface PagedList<T, F> {
  /** The page that begins after so many; shorter than `size` at the end, and only there. */
  readonly page: (skip: number) => Promise<Result<readonly T[], F>>;
  /** At least two: each page repeats one item. */
  readonly size: number;
  readonly idOf: (item: T) => string;
}

/** So often a list is read anew that moves while it is read. */
const TRIES = 4;

/**
 * Reads a list page by page, each from the last item of the one before. Where that item is not at its place any more, the list has
 * moved under the reader, who may have missed one: then nothing of it counts, and it is read anew. `moved` when it never rested.
 */
export async function readWholeList<T, F>(list: PagedList<T, F>): Promise<Result<readonly T[] | 'moved', F>> {
  for (let tries = 1; ; tries += 1) {
    const found = await readOnce(list);
    if (!found.ok || found.value !== 'moved' || tries === TRIES) return found;
  }
}

async function readOnce<T, F>({ page, size, idOf }: PagedList<T, F>): Promise<Result<readonly T[] | 'moved', F>> {
  const found: T[] = [];
  for (;;) {
    const last = found.at(-1);
    const answer = await page(last === undefined ? 0 : found.length - 1);
    if (!answer.ok) return answer;
    const [first] = answer.value;
    if (last !== undefined && (first === undefined || idOf(first) !== idOf(last))) return ok('moved');
    found.push(...(last === undefined ? answer.value : answer.value.slice(1)));
    if (answer.value.length < size) return ok(found);
  }
}
