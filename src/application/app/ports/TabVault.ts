import type { Result } from '@/domain/kernel/Result';

interface TabVaultFailure {
  readonly kind: 'unreachable';
}

/** Keeps which pages a person had open, for that person alone, on whatever device they sign in next. */
export interface TabVault {
  /** Addresses in their order, as they were kept last; empty when nothing was ever kept. */
  read(): Promise<Result<readonly string[], TabVaultFailure>>;
  save(urls: readonly string[]): Promise<Result<void, TabVaultFailure>>;
}
