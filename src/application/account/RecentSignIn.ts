import type { Result } from '@/domain/kernel/Result';

/** Has the user sign in again if a change is refused without it, and then repeats the change. */
export interface RecentSignIn {
  execute<T, F extends { readonly kind: string }>(change: () => Promise<Result<T, F>>): Promise<Result<T, F>>;
}
