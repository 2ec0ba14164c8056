import type { MfaOption } from '@/domain/session/MfaOption';
import type { Result } from '@/domain/shared/Result';
import type { BackendTrouble } from './BackendTrouble';

export interface ChallengeAnswer {
  readonly idToken: string;
  readonly method: MfaOption['type'];
  /** Six digits. */
  readonly code: string;
}

/** Gives and checks the second factor, before there is a session. */
export interface SecondFactorGateway {
  options(idToken: string): Promise<Result<readonly MfaOption[], BackendTrouble>>;
  /** Every call that succeeds sends another email, in the place of the earlier one. `tooSoon`: the last one was sent a moment ago. */
  emailCode(command: { readonly idToken: string; readonly optionId: string }): Promise<Result<void, BackendTrouble | { readonly kind: 'tooSoon' }>>;
  /** Gives the challenge response that a custom token is minted for. A code can be used once. */
  answer(answer: ChallengeAnswer): Promise<Result<string, BackendTrouble | { readonly kind: 'wrongCode' }>>;
}
