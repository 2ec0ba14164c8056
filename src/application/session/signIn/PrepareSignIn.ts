import type { IdentityProvider } from '../ports/IdentityProvider';
import type { SessionGateway } from '../ports/SessionGateway';

/** Fetches what signing in needs while the person types, so that pressing Login does not wait for it. */
export class PrepareSignIn {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly gateway: SessionGateway,
  ) {}

  async execute(): Promise<void> {
    // A failed download is tried again, and reported, by the call that needs it.
    await Promise.allSettled([this.identity.prepare(), this.gateway.prepare()]);
  }
}
