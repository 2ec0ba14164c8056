import type { Result } from '@/domain/kernel/Result';
import type { VaultFailure } from '../../chat/ports/OutboxVault';
import type { DraftKey } from '@/domain/drafts/DraftKey';

/** The stored text differs from the expected one; empty if there is none. */
export interface ChangedDraft {
  readonly kind: 'changed';
  readonly there: string;
}

/**
 * Unsent and unsaved drafts: encrypted, separate for each user, across reloads and sign-outs. The user's windows share
 * it.
 */
export interface DraftVault {
  /** Empty if no readable draft is stored; undefined if unknown. */
  draftOf(key: DraftKey): Promise<string | undefined>;
  /** An empty text deletes the draft. Chat drafts also store the name of the patient. */
  saveDraft(key: DraftKey, text: string, patientName?: string): Promise<Result<void, VaultFailure>>;
  /** Replaces only `before`, empty for none: if another window has saved a different text since, nothing is changed. */
  replaceDraft(
    key: DraftKey,
    before: string,
    text: string,
    patientName?: string,
  ): Promise<Result<void, VaultFailure | ChangedDraft>>;
}
