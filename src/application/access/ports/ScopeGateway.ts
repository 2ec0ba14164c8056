import type { Result } from '@/domain/kernel/Result';

/** Asks the backend for the scopes of this session. */
export interface ScopeGateway {
  /** Every failure means "not known", never "none". */
  current(): Promise<Result<readonly string[], { readonly kind: 'couldNotCheck' }>>;
}
