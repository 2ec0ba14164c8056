import type { Result } from '@/domain/kernel/Result';

interface TabVaultFailure {
  readonly kind: 'unreachable';
}

/** Stores a user's open pages for that user alone, available on any device they sign in on. */
export interface TabVault {
  /** Addresses in their order, as they were kept last; empty when nothing was ever kept. */
  read(): Promise<Result<readonly string[], TabVaultFailure>>;
  save(urls: readonly string[]): Promise<Result<void, TabVaultFailure>>;
}
