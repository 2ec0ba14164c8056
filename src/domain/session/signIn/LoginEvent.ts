/** Events that change the step of the sign-in card. */
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
