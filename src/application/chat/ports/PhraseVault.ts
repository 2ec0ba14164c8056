import type { Result } from '@/domain/kernel/Result';

interface PhraseVaultFailure {
  readonly kind: 'unreachable';
}

export interface StoredPhrases {
  /** In their order, as they were kept last; empty when none was ever kept. */
  readonly phrases: readonly string[];
  /** Of what was read: whoever keeps what is built upon it names it. */
  readonly version: number;
}

/** Keeps a person's own ready phrases, for that person alone, on whatever device they sign in next. */
export interface PhraseVault {
  read(): Promise<Result<StoredPhrases, PhraseVaultFailure>>;
  /**
   * `changed`: others are kept by now than those of the version; nothing was kept. A repeat after a lost answer may say
   * so too.
   */
  save(
    phrases: readonly string[],
    version: number,
  ): Promise<Result<void, PhraseVaultFailure | { readonly kind: 'changed' }>>;
}
