import type { FlagGateway } from '@/application/access/ports/FlagGateway';
import type { Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { mapAnswer } from '../client/mapAnswer';
import { remoteConfigEndpoints } from '../endpoints/remoteConfig';

/** The dashboard's own switches among those of the whole product. */
export const FLAG_SCHEME = 'staff-dashboard';

export class AxiosFlagGateway implements FlagGateway {
  constructor(private readonly backend: BackendClient) {}

  async current(): Promise<Result<Readonly<Record<string, boolean>>, { readonly kind: 'couldNotCheck' }>> {
    const answer = await this.backend.call(
      remoteConfigEndpoints.config,
      { path: { scheme: FLAG_SCHEME } },
      { ownWords: true },
    );
    return mapAnswer(
      answer,
      ({ parameters }) => Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
      () => ({ kind: 'couldNotCheck' }),
    );
  }
}
