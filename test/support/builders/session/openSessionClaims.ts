/** What the custom token of a session that is open, and may read chats, says beside the scopes. */
export const openSessionClaims = {
  mfa: true,
  chats: true,
  sign_in: 'sign-in',
  session: 'session',
  session_ends_at: 9_000_000_000_000,
} as const;
