import type { SecondFactors } from '@/domain/session/secondFactor/SecondFactors';
import type { Result } from '@/domain/kernel/Result';
import type { AuthenticatorGateway } from '../ports/AuthenticatorGateway';
import type { BackendTrouble } from '../ports/BackendTrouble';

/** All ways in which the person of the session can give the second factor. */
export class ListSecondFactors {
  constructor(private readonly gateway: AuthenticatorGateway) {}

  execute(): Promise<Result<SecondFactors, BackendTrouble>> {
    return this.gateway.list();
  }
}
