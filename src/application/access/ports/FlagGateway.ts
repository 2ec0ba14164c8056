import type { Result } from '@/domain/kernel/Result';

/** Asks remote configuration which features are on. */
export interface FlagGateway {
  /** By name; names that nobody here knows may be among them. A failure means "not known", never "off". */
  current(): Promise<Result<Readonly<Record<string, boolean>>, { readonly kind: 'couldNotCheck' }>>;
}
