/** What moves the sign-in card from one step to another. */
export type LoginEvent =
  | 'secondFactorNeeded'
  | 'enrolmentNeeded'
  | 'forgotPassword'
  | 'recoveryRequested'
  | 'accountCreated'
  | 'authenticatorDeclined'
  | 'authenticatorWanted'
  | 'hasAuthenticator'
  | 'hasNoAuthenticator'
  | 'usbWanted'
  | 'storeOpened'
  | 'authenticatorAdded'
  | 'finished'
  | 'back';
