import type { DraftVault } from './DraftVault';

/** The vault of chat drafts, which are read all at once. */
export interface ChatDraftVault extends DraftVault {
  /** All drafts of the user whose vault is open, by stored id. */
  drafts(): Promise<ReadonlyMap<string, string>>;
  /** Patient names stored with these drafts, by stored id, if known and readable. */
  draftNames(): Promise<ReadonlyMap<string, string>>;
}
