import { normalisePhrases } from '@/domain/chat/phrases/normalisePhrases';
import { ok, type Result } from '@/domain/kernel/Result';
import type { PhraseVault } from '../ports/PhraseVault';

/** The phrases that a person keeps ready for writing. */
export class LoadReadyPhrases {
  constructor(private readonly vault: PhraseVault) {}

  async execute(): Promise<Result<readonly string[], { readonly kind: 'unreachable' }>> {
    const kept = await this.vault.read();
    return kept.ok ? ok(normalisePhrases(kept.value.phrases)) : kept;
  }
}
