/** Drafts of other windows, as they were kept, that another draft took the place of. */
export type ConflictingDrafts = readonly string[];

/** Where the drafts of other windows are kept that another draft took the place of. */
export const asideKey = (key: string): string => `${key}/aside`;

/** What is kept of them; empty where there are none. */
export const asideText = (drafts: ConflictingDrafts): string => (drafts.length === 0 ? '' : JSON.stringify(drafts));

/** Reads what was kept; none where it is of another making. */
export function readAside(kept: string): ConflictingDrafts {
  try {
    const drafts = JSON.parse(kept) as unknown;
    return Array.isArray(drafts) ? drafts.filter((draft): draft is string => typeof draft === 'string' && draft !== '') : [];
  } catch {
    return [];
  }
}
