import type { User } from '@/domain/session/User';
import { fail, type Result } from '@/domain/kernel/Result';
import type { OpenSession, OpenSessionFailure } from './signIn/OpenSession';
import type { IdentityProvider } from './ports/IdentityProvider';

/** Opens a new session for the same user while the current one is still valid. */
export class StaySignedIn {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly openSession: OpenSession,
  ) {}

  async execute(): Promise<Result<User, OpenSessionFailure>> {
    const identified = await this.identity.restoredUser();
    return identified === undefined ? fail({ kind: 'unauthorised' }) : this.openSession.openFor(identified);
  }
}
