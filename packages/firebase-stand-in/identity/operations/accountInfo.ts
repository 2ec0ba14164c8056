import type { Person } from '../Person';

/** An account as the SDK reads it. */
export function accountInfo(person: Person): object {
  return {
    localId: person.uid,
    email: person.email,
    emailVerified: person.emailVerified,
    displayName: person.displayName,
    photoUrl: person.photoUrl,
    ...(person.disabled && { disabled: true }),
    createdAt: String(person.createdAt),
    lastLoginAt: person.lastSignInAt === undefined ? undefined : String(person.lastSignInAt),
    passwordUpdatedAt: person.passwordUpdatedAt,
    providerUserInfo: providersOf(person),
  };
}

/** Signing in with email and password is the one provider there is. */
export function providersOf({ email, passwordHash, displayName, photoUrl }: Person): readonly object[] {
  if (email === undefined || passwordHash === undefined) return [];
  return [{ providerId: 'password', email, federatedId: email, rawId: email, displayName, photoUrl }];
}
