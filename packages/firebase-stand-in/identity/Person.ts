/** One account. Times are in milliseconds since 1970. */
export interface Person {
  readonly uid: string;
  /** In lower case; an anonymous or custom-token account has none. */
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly displayName?: string;
  readonly photoUrl?: string;
  /** As written by hashPassword. */
  readonly passwordHash?: string;
  readonly passwordUpdatedAt?: number;
  readonly disabled: boolean;
  readonly createdAt: number;
  readonly lastSignInAt?: number;
}

/** A value of undefined takes the property away. */
export type PersonChange = { readonly [K in Exclude<keyof Person, 'uid'>]?: Person[K] | undefined };
