import type { IdentityProvider } from '../ports/IdentityProvider';
import type { SessionGateway } from '../ports/SessionGateway';

/** Downloads the code for signing in while the user types, so that Login does not wait for it. */
export class PrepareSignIn {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly gateway: SessionGateway,
  ) {}

  async execute(): Promise<void> {
    // The call that needs it retries and reports a failed download.
    await Promise.allSettled([this.identity.prepare(), this.gateway.prepare()]);
  }
}
