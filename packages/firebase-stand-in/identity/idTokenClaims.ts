import type { IdTokenClaims } from '../kernel/IdTokenClaims';
import type { Person } from './Person';
import type { Session } from './Session';

/** Seconds an ID token is good for; Firebase's own figure. */
export const idTokenLifeS = 3600;

export interface SessionIdTokenClaims extends IdTokenClaims {
  /** Ties the token to its session, so that ending the session ends the token at once. */
  readonly sandbox_session: string;
}

/** The claims of this session's ID token at `nowMs`. */
export function idTokenClaims(
  person: Person,
  session: Session,
  projectId: string,
  nowMs: number,
): SessionIdTokenClaims {
  const now = Math.floor(nowMs / 1000);
  return {
    ...session.claims,
    ...(person.displayName !== undefined && { name: person.displayName }),
    ...(person.photoUrl !== undefined && { picture: person.photoUrl }),
    ...(person.email !== undefined && { email: person.email, email_verified: person.emailVerified }),
    ...(session.provider === 'anonymous' && { provider_id: 'anonymous' }),
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: Math.floor(session.startedAt / 1000),
    user_id: person.uid,
    sub: person.uid,
    iat: now,
    exp: now + idTokenLifeS,
    firebase: {
      identities: person.email === undefined ? {} : { email: [person.email] },
      sign_in_provider: session.provider,
    },
    sandbox_session: session.id,
  };
}
