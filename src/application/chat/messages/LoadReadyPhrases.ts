import { normalisePhrases } from '@/domain/chat/phrases/normalisePhrases';
import { ok, type Result } from '@/domain/kernel/Result';
import type { PhraseVault } from '../ports/PhraseVault';

export class LoadReadyPhrases {
  constructor(private readonly vault: PhraseVault) {}

  async execute(): Promise<Result<readonly string[], { readonly kind: 'unreachable' }>> {
    const stored = await this.vault.read();
    return stored.ok ? ok(normalisePhrases(stored.value.phrases)) : stored;
  }
}
