import { BackendError } from './BackendError';

/**
 * One page of a list of things with ids. The cursor is the id of the last item of the page before, so that a page is
 * right when something was added or removed before it. Refuses with 400 `InvalidCursor` one that fits no item.
 */
export function pageOf<T extends { readonly id: string }>(
  all: readonly T[],
  size: number,
  after: string | undefined,
): { readonly items: readonly T[]; readonly next?: string } {
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) throw new BackendError(400, 'InvalidCursor', 'No page ends there any more.');
  const items = all.slice(start, start + size);
  const last = items.at(-1);
  return { items, ...(last !== undefined && start + size < all.length && { next: last.id }) };
}
