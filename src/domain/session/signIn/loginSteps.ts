/** The steps of the sign-in card, in the order of their index. */
export const loginSteps = [
  'signIn',
  'oneTimePassword',
  'usbAuthentication',
  'choosePassword',
  'addAuthenticationPrompt',
  'twoFactorAuthentication',
  'installAuthenticator',
  'scanQrCode',
  'success',
  'accountRecovery',
] as const;
