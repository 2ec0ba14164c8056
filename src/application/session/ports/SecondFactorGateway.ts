import type { MfaOption } from '@/domain/session/secondFactor/MfaOption';
import type { Result } from '@/domain/kernel/Result';
import type { BackendTrouble } from './BackendTrouble';

export interface ChallengeAnswer {
  readonly idToken: string;
  readonly method: MfaOption['type'];
  /** Six digits. */
  readonly code: string;
}

/**
 * `tooSoon`: one was sent in this sign-in a moment ago, and is good. `recentLoginRequired`: only somebody who has just
 * signed in turns emailed codes on.
 */
export type EmailFailure = BackendTrouble | { readonly kind: 'tooSoon' | 'tooManyMethods' | 'recentLoginRequired' };
/** After too many wrong codes of an account that has no other method: none is accepted before some minutes. */
export interface AccountPaused {
  readonly kind: 'accountPaused';
}
export type OptionsFailure = BackendTrouble | AccountPaused;
/**
 * `signInOver`: after too many wrong codes it begins again with the password. `accountPaused`: and not before some
 * minutes.
 */
export type AnswerFailure =
  | BackendTrouble
  | AccountPaused
  | { readonly kind: 'wrongCode' | 'signInOver' | 'recentLoginRequired' };

/** Gives and checks the second factor, before there is a session. */
export interface SecondFactorGateway {
  options(idToken: string): Promise<Result<readonly MfaOption[], OptionsFailure>>;
  /** Every call that succeeds sends another email, in the place of the earlier one. */
  emailCode(command: { readonly idToken: string; readonly optionId: string }): Promise<Result<void, EmailFailure>>;
  /** Gives the challenge response that a custom token is minted for. A code can be used once. */
  answer(answer: ChallengeAnswer): Promise<Result<string, AnswerFailure>>;
}
