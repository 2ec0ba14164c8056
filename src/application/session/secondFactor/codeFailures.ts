/** Why a typed code is not sent at all. */
export type CodeFailure = { readonly kind: 'codeMissing' | 'codeHasWrongLength' | 'codeIsNotDigits' };

/** By the verdict of `oneTimePassword`. */
export const codeFailures = {
  missing: { kind: 'codeMissing' },
  wrongLength: { kind: 'codeHasWrongLength' },
  notDigits: { kind: 'codeIsNotDigits' },
} as const satisfies Readonly<Record<string, CodeFailure>>;
