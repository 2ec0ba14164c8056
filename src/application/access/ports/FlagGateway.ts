import type { Result } from '@/domain/kernel/Result';

/** Asks remote configuration which features are on. */
export interface FlagGateway {
  /** Flags by name, possibly including unknown names. A failure means "not known", never "off". */
  current(): Promise<Result<Readonly<Record<string, boolean>>, { readonly kind: 'couldNotCheck' }>>;
}
