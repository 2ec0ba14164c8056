import type { MfaOption } from '@/domain/session/secondFactor/MfaOption';
import type { Result } from '@/domain/kernel/Result';
import type { SessionCallFailure } from './SessionCallFailure';

export interface ChallengeAnswer {
  readonly idToken: string;
  readonly method: MfaOption['type'];
  /** Six digits. */
  readonly code: string;
}

/**
 * `tooSoon`: a code was just sent in this sign-in and is still valid. `recentLoginRequired`: turning emailed codes on
 * needs a recent sign-in.
 */
export type EmailFailure = SessionCallFailure | { readonly kind: 'tooSoon' | 'tooManyMethods' | 'recentLoginRequired' };
/** After too many wrong codes of an account without another method, none is accepted for some minutes. */
export interface AccountPaused {
  readonly kind: 'accountPaused';
}
export type OptionsFailure = SessionCallFailure | AccountPaused;
/**
 * `signInOver`: after too many wrong codes the sign-in restarts with the password. `accountPaused`: only after some
 * minutes.
 */
export type AnswerFailure =
  | SessionCallFailure
  | AccountPaused
  | { readonly kind: 'wrongCode' | 'signInOver' | 'recentLoginRequired' };

/** Sends and checks the second factor before there is a session. */
export interface SecondFactorGateway {
  options(idToken: string): Promise<Result<readonly MfaOption[], OptionsFailure>>;
  /** Every successful call sends a new email, which replaces the earlier one. */
  emailCode(command: { readonly idToken: string; readonly optionId: string }): Promise<Result<void, EmailFailure>>;
  /** Returns the challenge response for minting a custom token. A code can be used once. */
  answer(answer: ChallengeAnswer): Promise<Result<string, AnswerFailure>>;
}
