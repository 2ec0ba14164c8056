import type { DraftVault } from './DraftVault';

/** The vault of the chat, whose drafts are read all at once. */
export interface ChatDraftVault extends DraftVault {
  /** Every draft of the person whose vault is open, by stored id. */
  drafts(): Promise<ReadonlyMap<string, string>>;
  /** The names that the patients of these drafts had, by stored id, where they are known and can be read. */
  draftNames(): Promise<ReadonlyMap<string, string>>;
}
