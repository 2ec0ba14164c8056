import type { Result } from '@/domain/kernel/Result';

export type AccountChoiceFailure =
  | { readonly kind: 'cancelled' }
  /** The drive's answer could not be read. */
  | { readonly kind: 'unreadableCredential' }
  /** The browser's federated sign-in is blocked. */
  | { readonly kind: 'fedCm' }
  /** The drive's own prompt did not open. */
  | { readonly kind: 'promptNotOpened' };

/** Who the person is to the drive itself. */
export interface DriveIdentity {
  /** Opens the drive's own prompt; call it from a click. */
  chooseAccount(): Promise<Result<{ readonly email: string }, AccountChoiceFailure>>;
  /**
   * Leave to use the drive as `email`, for a short time. `notReady`: the drive's client is still being loaded; try
   * again soon.
   */
  token(
    email: string,
  ): Promise<
    Result<string, { readonly kind: 'notReady' } | { readonly kind: 'refused' } | { readonly kind: 'unreachable' }>
  >;
}
