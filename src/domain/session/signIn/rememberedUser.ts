export interface SignInEmailField {
  /** Content of the email field. */
  readonly email: string;
  /** The field cannot be edited. */
  readonly fixed: boolean;
  readonly offersNotYou: boolean;
}

/**
 * For a remembered user the email field is filled in and disabled, and "Not you?" is offered; after "Not you?", or
 * without a remembered user, the field is enabled and empty and shows nothing of the user. (D1 §2 Login form)
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
