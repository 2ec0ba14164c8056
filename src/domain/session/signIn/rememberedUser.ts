export interface SignInEmailField {
  /** What the email field holds. */
  readonly email: string;
  /** Neither the field nor what is in it can be changed. */
  readonly fixed: boolean;
  readonly offersNotYou: boolean;
}

/**
 * For a person who is remembered the email field is filled in and closed, and "Not you?" is offered; once "Not
 * you?" was chosen, or when nobody is remembered, the field is open and empty and nothing of the person is shown.
 * (D1 §2 Login form)
 */
export function rememberedUser({
  loggedInEmail,
  notYou,
}: {
  readonly loggedInEmail: string | null;
  readonly notYou: boolean;
}): SignInEmailField {
  const remembered = loggedInEmail !== null && loggedInEmail !== '' && !notYou;
  return { email: remembered ? loggedInEmail : '', fixed: remembered, offersNotYou: remembered };
}
