import type { Result } from '@/domain/kernel/Result';
import type { VaultFailure } from '../../chat/ports/OutboxVault';
import type { DraftKey } from '@/domain/drafts/DraftKey';

/** Something else is kept there than was thought; empty when there is nothing. */
export interface ChangedDraft {
  readonly kind: 'changed';
  readonly there: string;
}

/**
 * What is typed and not sent or saved: encrypted, apart for each person, over reloads and sign-outs. The windows of a
 * person share it.
 */
export interface DraftVault {
  /** Empty where nothing readable is stored; undefined where that is unknown. */
  draftOf(key: DraftKey): Promise<string | undefined>;
  /** Empty text forgets the draft. The name of the patient is kept with drafts of the chat. */
  saveDraft(key: DraftKey, text: string, patientName?: string): Promise<Result<void, VaultFailure>>;
  /**
   * Replaces `before` only, empty for none: where another window has saved something else since, nothing is changed.
   */
  replaceDraft(
    key: DraftKey,
    before: string,
    text: string,
    patientName?: string,
  ): Promise<Result<void, VaultFailure | ChangedDraft>>;
}
