import type { DraftVault } from '@/application/chat/ports/DraftVault';
import type { VaultFailure } from '@/application/chat/ports/OutboxVault';
import type { Clock } from '@/application/shared/ports/Clock';
import type { Random } from '@/application/shared/ports/Random';
import type { Result } from '@/domain/shared/Result';

/** A vault that takes its time, another one for each act: what was asked first may be done last. */
export class SlowDraftVault implements DraftVault {
  constructor(
    private readonly vault: DraftVault,
    private readonly clock: Clock,
    private readonly random: Pick<Random, 'unit'>,
    private readonly longestMs: number,
  ) {}

  drafts(): Promise<ReadonlyMap<string, string>> {
    return this.vault.drafts();
  }

  async keepDraft(channelId: string, text: string): Promise<Result<void, VaultFailure>> {
    await new Promise<void>(resolve => this.clock.wakeIn(Math.floor(this.random.unit() * this.longestMs), resolve));
    return this.vault.keepDraft(channelId, text);
  }
}
