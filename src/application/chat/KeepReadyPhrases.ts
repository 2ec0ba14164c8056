import { tidyPhrases } from '@/domain/chat/tidyPhrases';
import { ok, type Result } from '@/domain/shared/Result';
import type { PhraseVault } from './ports/PhraseVault';

/** Keeps a person's ready phrases; gives them back as they are kept. */
export class KeepReadyPhrases {
  constructor(private readonly vault: PhraseVault) {}

  async execute(phrases: readonly string[]): Promise<Result<readonly string[], { readonly kind: 'unreachable' }>> {
    const tidy = tidyPhrases(phrases);
    const kept = await this.vault.keep(tidy);
    return kept.ok ? ok(tidy) : kept;
  }
}
