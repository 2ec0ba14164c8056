import type { Result } from '@/domain/kernel/Result';
import type { SingleSignOnProvider, SingleSignOnProviders } from '../ports/SingleSignOnProviders';

/** Through whom else people can sign in. */
export class ListSingleSignOnProviders {
  constructor(private readonly providers: SingleSignOnProviders) {}

  execute(): Promise<Result<readonly SingleSignOnProvider[], { readonly kind: 'couldNotCheck' }>> {
    return this.providers.list();
  }
}
