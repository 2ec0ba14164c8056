import { generationOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { ok, type Result } from '@/domain/kernel/Result';
import type { ChatDraftKey } from '@/domain/drafts/DraftKey';
import type { OutboxVault, VaultFailure } from '../../ports/OutboxVault';

/** One generation's part of the person's vault: the other's entries are neither shown to its engine nor sent by it. */
export class GenerationVault implements OutboxVault {
  constructor(
    private readonly vault: OutboxVault,
    private readonly generation: ChatGeneration,
  ) {}

  async open(uid: string): Promise<Result<readonly OutboxEntry[], VaultFailure>> {
    const opened = await this.vault.open(uid);
    return opened.ok ? ok(opened.value.filter(({ channelId }) => generationOf(channelId) === this.generation)) : opened;
  }

  save(entry: OutboxEntry, draft?: ChatDraftKey): Promise<Result<void, VaultFailure>> {
    return this.vault.save(entry, draft);
  }

  forget(entryId: string): Promise<void> {
    return this.vault.forget(entryId);
  }

  close(): void {
    this.vault.close();
  }
}
