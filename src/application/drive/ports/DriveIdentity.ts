import type { Result } from '@/domain/kernel/Result';

export type AccountChoiceFailure =
  | { readonly kind: 'cancelled' }
  /** The drive's answer could not be read. */
  | { readonly kind: 'unreadableCredential' }
  /** The browser's federated sign-in is blocked. */
  | { readonly kind: 'fedCm' }
  /** The drive's own prompt did not open. */
  | { readonly kind: 'promptNotOpened' };

export interface DriveIdentity {
  /** Opens the drive's own prompt; call it from a click. */
  chooseAccount(): Promise<Result<{ readonly email: string }, AccountChoiceFailure>>;
  /**
   * Requests a short-lived token for the drive as `email`. `notReady`: the drive's client is still loading; retry soon.
   */
  token(
    email: string,
  ): Promise<
    Result<string, { readonly kind: 'notReady' } | { readonly kind: 'refused' } | { readonly kind: 'unreachable' }>
  >;
}
