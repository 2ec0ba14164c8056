import type { ScopeGateway } from '@/application/access/ports/ScopeGateway';
import type { Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { mapAnswer } from '../client/mapAnswer';
import { accessEndpoints } from '../endpoints/access';

export class AxiosScopeGateway implements ScopeGateway {
  constructor(private readonly backend: BackendClient) {}

  async current(): Promise<Result<readonly string[], { readonly kind: 'couldNotCheck' }>> {
    const answer = await this.backend.call(accessEndpoints.currentScopes, {}, { ownWords: true });
    return mapAnswer(
      answer,
      ({ scopes }) => scopes,
      () => ({ kind: 'couldNotCheck' }),
    );
  }
}
