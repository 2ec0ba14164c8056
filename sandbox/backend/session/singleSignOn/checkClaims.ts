import { OpenIdFailure } from './OpenIdFailure';
import type { SignedClaims } from './readSignedToken';

export interface Expected {
  readonly issuer: string;
  readonly clientID: string;
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The subject of a checked ID token. */
export interface Subject {
  readonly issuer: string;
  readonly sub: string;
  /** The provider required a second factor itself. */
  readonly secondFactorGiven: boolean;
}

/** Milliseconds by which the provider's clock may be behind. */
const CLOCK_TOLERANCE_MS = 30_000;
/** Values of `acr` by which providers report that two factors were given. */
const MULTI_FACTOR_CONTEXTS = [
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'https://refeds.org/profile/mfa',
];

/** OpenID Connect Core 1.0, section 3.1.3.7. Throws OpenIdFailure naming the first check that fails. */
export function checkClaims(claims: SignedClaims, { issuer, clientID, nonce, now }: Expected): Subject {
  const { iss, aud, azp, exp, sub, acr, amr } = claims;
  if (iss !== issuer || typeof sub !== 'string' || sub === '') throw new OpenIdFailure('issuer');
  const audience = Array.isArray(aud) ? aud : [aud];
  if (
    !audience.includes(clientID) ||
    (audience.length > 1 && azp === undefined) ||
    (azp !== undefined && azp !== clientID)
  )
    throw new OpenIdFailure('audience');
  if (typeof exp !== 'number' || exp * 1000 + CLOCK_TOLERANCE_MS <= now) throw new OpenIdFailure('expired');
  if (claims['nonce'] !== nonce) throw new OpenIdFailure('nonce');
  const methods: readonly unknown[] = Array.isArray(amr) ? amr : [];
  return { issuer, sub, secondFactorGiven: methods.includes('mfa') || MULTI_FACTOR_CONTEXTS.includes(String(acr)) };
}
