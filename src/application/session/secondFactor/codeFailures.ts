/** Reasons for not sending a typed code. */
export type CodeFailure = { readonly kind: 'codeMissing' | 'codeHasWrongLength' | 'codeIsNotDigits' };

/** Failures by verdict of `oneTimePassword`. */
export const codeFailures = {
  missing: { kind: 'codeMissing' },
  wrongLength: { kind: 'codeHasWrongLength' },
  notDigits: { kind: 'codeIsNotDigits' },
} as const satisfies Readonly<Record<string, CodeFailure>>;
