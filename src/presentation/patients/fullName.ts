interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** What a patient is called; whoever has no name is called by their email. */
export const fullName = ({ firstName, lastName, email }: Named): string => `${firstName} ${lastName}`.trim() || email;
