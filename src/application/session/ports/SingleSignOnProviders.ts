import type { Result } from '@/domain/kernel/Result';

export interface SingleSignOnProvider {
  readonly clientID: string;
  /** Label of its button. */
  readonly clientName: string;
}

/** External identity providers. Loaded with the sign-in card, so keep it cheap. */
export interface SingleSignOnProviders {
  list(): Promise<Result<readonly SingleSignOnProvider[], { readonly kind: 'couldNotCheck' }>>;
}
