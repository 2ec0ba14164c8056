import type { StoredFormDraft, StoredFormDrafts } from '@/application/drafts/ports/StoredFormDrafts';
import { parseFormDraftId } from '@/domain/drafts/DraftKey';
import { FakeDraftVault } from './FakeDraftVault';

/** Form drafts in a vault in memory. */
export class FakeStoredFormDrafts implements StoredFormDrafts {
  constructor(readonly vault = new FakeDraftVault()) {}

  async all(): Promise<readonly StoredFormDraft[] | undefined> {
    if (this.vault.isBroken) return undefined;
    return [...this.vault.kept].map(([id, text]) => ({ key: parseFormDraftId(id), text }));
  }
}
