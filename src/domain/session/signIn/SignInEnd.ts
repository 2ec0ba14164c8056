/**
 * Why a sign-in is over before it led anywhere: after too many wrong codes the password comes first again, or some
 * minutes do.
 */
export type SignInEnd = 'signInOver' | 'accountPaused';
