/**
 * Reasons for aborting a sign-in: after too many wrong codes the user must enter the password again or wait some
 * minutes.
 */
export type SignInEnd = 'signInOver' | 'accountPaused';
