import type { Result } from '@/domain/kernel/Result';

/** Has the person sign in again where a change is refused without it, and then does it once more. */
export interface RecentSignIn {
  execute<T, F extends { readonly kind: string }>(change: () => Promise<Result<T, F>>): Promise<Result<T, F>>;
}
