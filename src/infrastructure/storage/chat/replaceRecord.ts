import type { StoredPiece, VaultDatabase } from './VaultDatabase';

/**
 * Replaces or removes one draft in one step for all windows. Returns false, without a change, if another draft has been
 * stored since `before` was read.
 */
export async function replaceRecord(
  database: VaultDatabase,
  key: [string, string],
  before: StoredPiece | undefined,
  after: StoredPiece | undefined,
): Promise<boolean> {
  const act = database.transaction('drafts', 'readwrite');
  const isUnchanged = markOf(await act.store.get(key)) === markOf(before);
  if (isUnchanged) await (after === undefined ? act.store.delete(key) : act.store.put(after));
  await act.done;
  return isUnchanged;
}

/** Twelve random bytes, new with every encryption. Text that is not encrypted has none, and belongs to no window. */
export function markOf(piece: { readonly sealed?: { readonly iv?: unknown } | null } | undefined): string {
  return String(piece?.sealed?.iv);
}

/**
 * Stores an outbox piece and removes the draft it was written in, in one step: never both, never neither. Another
 * window's draft there stays.
 */
export async function replaceDraftWithEntry(
  database: VaultDatabase,
  piece: StoredPiece,
  draft: { readonly place: string; readonly mark: string } | undefined,
): Promise<void> {
  const act = database.transaction(['outbox', 'drafts'], 'readwrite');
  await act.objectStore('outbox').put(piece);
  if (draft !== undefined) {
    const drafts = act.objectStore('drafts');
    const key: [string, string] = [piece.owner, draft.place];
    if (markOf(await drafts.get(key)) === draft.mark) await drafts.delete(key);
  }
  await act.done;
}
