import { changePhrases, type PhraseChange } from '@/domain/chat/phrases/changePhrases';
import { normalisePhrases } from '@/domain/chat/phrases/normalisePhrases';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { PhraseVault } from '../ports/PhraseVault';

/** `full`: there is no room for another phrase. */
export type SavePhrasesFailure = { readonly kind: 'unreachable' } | { readonly kind: 'full' };

/** Maximum attempts to apply a change after concurrent saves by other windows. */
const MOST_ATTEMPTS = 5;

/**
 * Saves one change of the user's ready phrases, applied to the current phrases, which another window may have changed;
 * returns the saved phrases.
 */
export class SaveReadyPhrases {
  constructor(private readonly vault: PhraseVault) {}

  async execute(change: PhraseChange): Promise<Result<readonly string[], SavePhrasesFailure>> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const read = await this.vault.read();
      if (!read.ok) return read;
      const wanted = changePhrases(normalisePhrases(read.value.phrases), change);
      const tidy = normalisePhrases(wanted);
      if (tidy.length < new Set(wanted.filter(phrase => phrase !== '')).size) return fail({ kind: 'full' });
      const stored = await this.vault.save(tidy, read.value.version);
      if (stored.ok) return ok(tidy);
      if (stored.failure.kind === 'unreachable') return fail({ kind: 'unreachable' });
    }
    return fail({ kind: 'unreachable' });
  }
}
