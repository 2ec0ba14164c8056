import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AccountLanguage } from '@/domain/account/AccountLanguage';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import type { Result } from '@/domain/kernel/Result';

/** The backend does not take a name for one. */
export interface InvalidName {
  readonly kind: 'invalidName';
}
/** The last sign-in is too long ago for what was wanted. */
export interface RecentLoginRequired {
  readonly kind: 'recentLoginRequired';
}

export interface OwnNames {
  readonly firstName: string;
  readonly lastName: string;
}

export type ConfirmEmailFailure = CallFailure | { readonly kind: 'linkUnknown' } | { readonly kind: 'emailTaken' };

export interface OwnAccountGateway {
  summary(): Promise<Result<AccountSummary, CallFailure>>;
  setNames(names: OwnNames): Promise<Result<AccountSummary, CallFailure | InvalidName>>;
  /** Empty for none. */
  setScreenName(screenName: string): Promise<Result<AccountSummary, CallFailure | InvalidName>>;
  setLanguage(language: AccountLanguage): Promise<Result<AccountSummary, CallFailure>>;
  /** Writes to the new address; it counts once it is confirmed. */
  changeEmail(emailAddress: string): Promise<Result<AccountSummary, CallFailure | RecentLoginRequired>>;
  /** Confirms by the link sent to the new address; returns the address now in force. */
  confirmEmail(id: string): Promise<Result<string, ConfirmEmailFailure>>;
  /** Rejects by the link sent to the former address, without a session; returns that address, in force again. */
  rejectEmail(id: string): Promise<Result<string, ConfirmEmailFailure>>;
  /** Emails instructions for choosing a new password. */
  requestPasswordChange(emailAddress: string, language: AccountLanguage): Promise<Result<void, CallFailure>>;
  /** `emailAddress`: typed by the user, to confirm it. */
  requestDeletion(
    emailAddress: string,
  ): Promise<Result<AccountSummary, CallFailure | RecentLoginRequired | { readonly kind: 'wrongAddress' }>>;
  /** Switches push notifications on the user’s devices on or off. */
  setPush(isEnabled: boolean): Promise<Result<void, CallFailure>>;
}
