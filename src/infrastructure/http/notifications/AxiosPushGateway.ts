import type { PushGateway } from '@/application/notifications/ports/PushGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import { pushEndpoints } from '../endpoints/notifications';

/** No one is asked to sign in for the sake of push, least of all while signing out. */
const quiet: CallOptions = { reauthenticate: false };

export class AxiosPushGateway implements PushGateway {
  constructor(private readonly backend: BackendClient) {}

  async register(token: string): Promise<Result<void, { readonly kind: 'notConfirmed' }>> {
    const answer = await this.backend.call(
      pushEndpoints.registerPush,
      { path: { token } },
      {
        ...quiet,
        awaitsSession: false,
      },
    );
    return answer.ok ? ok(undefined) : fail({ kind: 'notConfirmed' });
  }

  async unregister(token: string): Promise<Result<void, { readonly kind: 'notConfirmed' }>> {
    const answer = await this.backend.call(pushEndpoints.unregisterPush, { path: { token } }, quiet);
    return answer.ok ? ok(undefined) : fail({ kind: 'notConfirmed' });
  }
}
