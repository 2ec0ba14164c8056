/** Steps of a sign-out, in order; each is shown while it runs. */
export type SignOutStep =
  | 'revokingAccessToken'
  | 'sendingPendingMessages'
  | 'deletingChatCache'
  | 'loggingOut'
  | 'loggedOut';
