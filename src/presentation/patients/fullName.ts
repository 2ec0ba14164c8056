interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The patient's name, or their email where there is no name. */
export const fullName = ({ firstName, lastName, email }: Named): string => `${firstName} ${lastName}`.trim() || email;
