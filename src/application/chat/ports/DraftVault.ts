import type { Result } from '@/domain/shared/Result';
import type { VaultFailure } from './OutboxVault';

/** What is typed and not sent, per chat; encrypted and apart for each person like the outbox. */
export interface DraftVault {
  /** Every draft of the person whose vault is open, by channel. */
  drafts(): Promise<ReadonlyMap<string, string>>;
  /** Empty text forgets the draft. */
  keepDraft(channelId: string, text: string): Promise<Result<void, VaultFailure>>;
}
