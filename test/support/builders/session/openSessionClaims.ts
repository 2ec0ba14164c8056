/** The claims of an open session's custom token with access to chats, besides the scopes. */
export const openSessionClaims = {
  mfa: true,
  chats: true,
  sign_in: 'sign-in',
  session: 'session',
  session_ends_at: 9_000_000_000_000,
} as const;
