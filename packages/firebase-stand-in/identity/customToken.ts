import { IdentityError } from './IdentityError';
import { readToken, signToken } from './webToken';

const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
/** Seconds in which a custom token has to be exchanged; Firebase's own figure. */
export const customTokenLifeS = 3600;

/** Claims that only the token service itself may set (Firebase's own list). */
const reservedClaims = new Set(
  'acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce sub user_id sandbox_session'.split(
    ' ',
  ),
);

export interface CustomTokenContent {
  readonly uid: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Throws on a reserved claim: that is a mistake in the backend. */
export function signCustomToken({ uid, claims }: CustomTokenContent, secret: string, nowMs: number): string {
  for (const name of Object.keys(claims))
    if (reservedClaims.has(name)) throw new Error(`The claim ${name} is reserved`);
  const iat = Math.floor(nowMs / 1000);
  return signToken(
    {
      iss: 'firebase-stand-in',
      sub: 'firebase-stand-in',
      aud: audience,
      iat,
      exp: iat + customTokenLifeS,
      uid,
      claims,
    },
    secret,
  );
}

/** Throws INVALID_CUSTOM_TOKEN for anything this directory did not sign, and for what has expired. */
export function readCustomToken(token: unknown, secret: string, nowMs: number): CustomTokenContent {
  const payload = typeof token === 'string' ? readToken(token, secret) : undefined;
  if (!payload) throw new IdentityError('INVALID_CUSTOM_TOKEN', 'The custom token was not signed by this project');
  const { aud, exp, uid, claims } = payload;
  if (aud !== audience || typeof uid !== 'string')
    throw new IdentityError('INVALID_CUSTOM_TOKEN', 'The audience or uid is wrong');
  if (typeof exp !== 'number' || exp * 1000 <= nowMs)
    throw new IdentityError('INVALID_CUSTOM_TOKEN', 'The custom token has expired');
  return { uid, claims: (claims ?? {}) as CustomTokenContent['claims'] };
}
