/** Limits of guesses at the secrets of a sign-in. Part of the contract: the OpenAPI document names each number. */
export const guessLimits = {
  /** Wrong codes after which a sign-in is over and has to begin again with the password. */
  wrongCodesOfOneSignIn: 5,
  /** Wrong codes of one account in a row, in however many sign-ins, after which it pauses. */
  wrongCodesOfOneAccount: 10,
  /** Minutes from the last wrong code. A new password ends the pause. */
  pauseMinutes: 15,
  /**
   * Wrong passwords for one email address in a row, after which it pauses for a minute; the identity provider counts
   * them.
   */
  wrongPasswordsOfOneAddress: 5,
  /** Seconds between two emails of one sign-in. */
  emailPauseSeconds: 30,
  /** Emails with codes to one user within the life of a code. */
  emailsOfOneAccount: 10,
  /** Minutes. */
  emailCodeLifeMinutes: 10,
} as const;

const { wrongCodesOfOneSignIn, wrongCodesOfOneAccount, pauseMinutes } = guessLimits;

const ofOneSignIn = `429 SignInOver from the ${wrongCodesOfOneSignIn}th wrong code of one sign-in on.`;

/** For the OpenAPI document. */
export const totpGuessLimits =
  `${ofOneSignIn} 429 AccountPaused for ${pauseMinutes} minutes after ${wrongCodesOfOneAccount} wrong codes of one ` +
  'account in a row, ' +
  'whatever sign-ins they were in; a new password ends that. The owner is told by email.';

export const optionsLimits = 'Authenticators of a paused account are not listed; 429 AccountPaused where none else is.';

/** A pause would let an attacker who knows the password lock out a user who has no other method. */
export const emailGuessLimits =
  `${ofOneSignIn} After ${wrongCodesOfOneAccount} wrong codes of one account in a row each sign-in has one try; ` +
  'the account does not pause. ' +
  'The owner is told by email.';

export const emailLimits =
  `429 TooManyRequests within ${guessLimits.emailPauseSeconds} seconds of the last email of a sign-in, and after ` +
  `${guessLimits.emailsOfOneAccount} emails to one account within ${guessLimits.emailCodeLifeMinutes} minutes; ` +
  'a new password ends that. ' +
  'A code that was sent stays good, whatever other sign-ins ask for.';

export const passwordLimits =
  `The identity provider answers too-many-requests for a minute after ${guessLimits.wrongPasswordsOfOneAddress} ` +
  'wrong passwords ' +
  'for one email address in a row, and refuses common passwords as weak.';
