/**
 * A refusal in the words of Google's Identity Toolkit, for example `EMAIL_NOT_FOUND`; the SDK maps them to `auth/…`
 * codes.
 */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';

  constructor(
    readonly code: string,
    readonly explanation?: string,
    readonly httpStatus = 400,
  ) {
    super(explanation === undefined ? code : `${code} : ${explanation}`);
  }
}
