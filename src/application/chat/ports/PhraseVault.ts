import type { Result } from '@/domain/shared/Result';

interface PhraseVaultFailure {
  readonly kind: 'unreachable';
}

/** Keeps a person's own ready phrases, for that person alone, on whatever device they sign in next. */
export interface PhraseVault {
  /** In their order, as they were kept last; empty when none was ever kept. */
  read(): Promise<Result<readonly string[], PhraseVaultFailure>>;
  keep(phrases: readonly string[]): Promise<Result<void, PhraseVaultFailure>>;
}
