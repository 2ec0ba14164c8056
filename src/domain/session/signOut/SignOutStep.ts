/** What signing out does, in this order; each step is shown while it runs. */
export type SignOutStep =
  | 'revokingAccessToken'
  | 'sendingPendingMessages'
  | 'deletingChatCache'
  | 'loggingOut'
  | 'loggedOut';
