import type { Result } from '@/domain/kernel/Result';

export interface SingleSignOnProvider {
  readonly clientID: string;
  /** What its button is labelled with. */
  readonly clientName: string;
}

/** Who else may say who somebody is. Asked while the sign-in card is first shown, so it must cost little. */
export interface SingleSignOnProviders {
  list(): Promise<Result<readonly SingleSignOnProvider[], { readonly kind: 'couldNotCheck' }>>;
}
