/** One way in which a person can give the second factor. */
export interface MfaOption {
  readonly id: string;
  readonly type: 'email' | 'totp';
}
