import type { Result } from '@/domain/kernel/Result';

interface PhraseVaultFailure {
  readonly kind: 'unreachable';
}

export interface StoredPhrases {
  /** In order, as last saved; empty if none were ever saved. */
  readonly phrases: readonly string[];
  /** The version that was read; a save names the version it is based on. */
  readonly version: number;
}

/** Stores a user's own ready phrases, for that user only, on all devices. */
export interface PhraseVault {
  read(): Promise<Result<StoredPhrases, PhraseVaultFailure>>;
  /** `changed`: the version is outdated and nothing was saved. A retry after a lost answer may also return it. */
  save(
    phrases: readonly string[],
    version: number,
  ): Promise<Result<void, PhraseVaultFailure | { readonly kind: 'changed' }>>;
}
