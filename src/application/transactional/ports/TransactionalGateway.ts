import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { AccessType, CallbackGroup } from '@/domain/transactional/contactLimits';

/** `linkUnknown`: or too old. `linkUsed`: it has done something else. `tooMany`: later it may be done. */
export type LinkFailure = CallFailure | { readonly kind: 'linkUnknown' | 'linkUsed' | 'tooMany' };

export interface EmailPreferences {
  readonly emailAddress: string;
  readonly isSubscribed: boolean;
}

export interface CallbackRequest {
  readonly callbackGroup: CallbackGroup;
  readonly name: string;
  readonly phoneNumber: string;
  /** Empty for none. */
  readonly note: string;
}

export interface AccessRequest {
  readonly message: string;
  readonly email: string;
  /** True if staff may write to the address. */
  readonly isContactable: boolean;
}

/**
 * Requests by people without a session, with the token of a link. Each request is done once: a repetition gets the
 * first answer.
 */
export interface TransactionalGateway {
  /** Uses up a link's token and returns its user's email token; the same attempt may ask again. */
  exchange(linkToken: string, attempt: string): Promise<Result<string, LinkFailure>>;
  /** Changes nothing. */
  preferences(emailToken: string): Promise<Result<EmailPreferences, LinkFailure>>;
  subscribe(emailToken: string, emailAddress: string): Promise<Result<void, LinkFailure>>;
  unsubscribe(emailToken: string, emailAddress: string): Promise<Result<void, LinkFailure>>;
  requestCallback(linkToken: string, request: CallbackRequest): Promise<Result<void, LinkFailure>>;
  requestCheckIn(linkToken: string): Promise<Result<void, LinkFailure>>;
  requestAccess(type: AccessType, request: AccessRequest): Promise<Result<void, LinkFailure>>;
}
