import type { Result } from '@/domain/kernel/Result';
import type { ActionCodeFailure, IdentityProvider } from '../ports/IdentityProvider';

/** Returns whose password a link resets, before anything is typed. */
export class CheckResetLink {
  constructor(private readonly identity: IdentityProvider) {}

  execute(code: string): Promise<Result<string, ActionCodeFailure>> {
    return this.identity.checkResetCode(code);
  }
}
