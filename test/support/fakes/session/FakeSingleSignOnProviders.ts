import type { SingleSignOnProvider, SingleSignOnProviders } from '@/application/session/ports/SingleSignOnProviders';
import { fail, ok, type Result } from '@/domain/kernel/Result';

export class FakeSingleSignOnProviders implements SingleSignOnProviders {
  known: readonly SingleSignOnProvider[] = [];
  reachable = true;

  async list(): Promise<Result<readonly SingleSignOnProvider[], { readonly kind: 'couldNotCheck' }>> {
    return this.reachable ? ok(this.known) : fail({ kind: 'couldNotCheck' });
  }
}
