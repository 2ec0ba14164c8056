import type { Result } from '@/domain/kernel/Result';

interface PhraseVaultFailure {
  readonly kind: 'unreachable';
}

export interface StoredPhrases {
  /** In their order, as last saved; empty when none was ever saved. */
  readonly phrases: readonly string[];
  /** The version that was read; a save names the version that it is based on. */
  readonly version: number;
}

/** Stores a person's own ready phrases, for that person alone, on every device. */
export interface PhraseVault {
  read(): Promise<Result<StoredPhrases, PhraseVaultFailure>>;
  /** `changed`: the version is outdated, and nothing was saved. A repeat after a lost answer may return it too. */
  save(
    phrases: readonly string[],
    version: number,
  ): Promise<Result<void, PhraseVaultFailure | { readonly kind: 'changed' }>>;
}
