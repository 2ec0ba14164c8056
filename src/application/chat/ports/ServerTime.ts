import type { Result } from '@/domain/kernel/Result';

/** The backend's clock. */
export interface ServerTime {
  /** Milliseconds to add to this device's clock; remembered for `Clock.now` of the engine. */
  synchronise(networkUrl: string): Promise<Result<number, { readonly kind: 'unreachable' }>>;
}
