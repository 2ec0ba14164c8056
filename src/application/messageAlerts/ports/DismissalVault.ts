import type { Result } from '@/domain/kernel/Result';
import type { Dismissal } from '@/domain/messageAlerts/MessageAlert';

export interface StoredDismissals {
  readonly dismissed: readonly Dismissal[];
  /** The version that was read; a save names the version that it is based on. */
  readonly version: number;
}

/** A user's dismissals, for that user alone, on every device. */
export interface DismissalVault {
  read(): Promise<Result<StoredDismissals, { readonly kind: 'unreachable' }>>;
  /** `changed`: the version is outdated, and nothing was saved. A repeat after a lost answer may return it too. */
  save(
    dismissed: readonly Dismissal[],
    version: number,
  ): Promise<Result<void, { readonly kind: 'unreachable' } | { readonly kind: 'changed' }>>;
}
