/** What moves the sign-in card from one step to another. */
export type LoginEvent =
  | 'secondFactorNeeded'
  | 'forgotPassword'
  | 'recoveryRequested'
  | 'accountCreated'
  | 'authenticatorDeclined'
  | 'authenticatorWanted'
  | 'hasAuthenticator'
  | 'hasNoAuthenticator'
  | 'storeOpened'
  | 'authenticatorAdded'
  | 'back';
