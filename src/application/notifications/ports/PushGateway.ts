import type { Result } from '@/domain/kernel/Result';

/** Registers at the backend to which device it may push. Repeating changes nothing. */
export interface PushGateway {
  register(token: string): Promise<Result<void, { readonly kind: 'notConfirmed' }>>;
  unregister(token: string): Promise<Result<void, { readonly kind: 'notConfirmed' }>>;
}
