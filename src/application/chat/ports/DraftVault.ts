import type { Result } from '@/domain/kernel/Result';
import type { VaultFailure } from './OutboxVault';

/** Something else is kept there than was thought; empty when there is nothing. */
export interface ChangedDraft {
  readonly kind: 'changed';
  readonly there: string;
}

/**
 * What is typed and not sent, per chat; encrypted and apart for each person like the outbox. The windows of a person
 * share it.
 */
export interface DraftVault {
  /** Every draft of the person whose vault is open, by channel. */
  drafts(): Promise<ReadonlyMap<string, string>>;
  /** The names that the patients of these drafts had, by channel, where they are known and can be read. */
  draftNames(): Promise<ReadonlyMap<string, string>>;
  /** Empty text forgets the draft and its name; without a name the draft has none from now on. */
  saveDraft(channelId: string, text: string, patientName?: string): Promise<Result<void, VaultFailure>>;
  /**
   * The same in the place of `before` alone, empty for none: where another window has kept something else since,
   * nothing is changed.
   */
  replaceDraft(
    channelId: string,
    before: string,
    text: string,
    patientName?: string,
  ): Promise<Result<void, VaultFailure | ChangedDraft>>;
}
