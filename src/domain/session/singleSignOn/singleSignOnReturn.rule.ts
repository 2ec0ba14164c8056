import { rule, says } from '../../kernel/rule';
import type { SingleSignOnState } from './SingleSignOnState';

/** Time limit for the return from the provider, in milliseconds. */
export const SINGLE_SIGN_ON_LIMIT_MS = 300_000;

export type ReturnValidity = 'valid' | 'unknown' | 'expired';

export const singleSignOnReturn = rule(
  {
    id: 'CR-SSO-01',
    statement:
      says`A return from a single-sign-on provider is accepted only with a state that this browser stored and ` +
      says`has not used, less than ${SINGLE_SIGN_ON_LIMIT_MS / 60_000} minutes after it was created; at exactly ` +
      says`${SINGLE_SIGN_ON_LIMIT_MS / 60_000} minutes it has expired.`,
    source:
      'D1 §3: "Single-sign-on state kept in browser storage under key dbsso: ' +
      'a random 10-character state key mapping to redirectUrl (origin plus /callback) and expiresOn (5 minutes ' +
      'after creation)."',
    hazards: ['HAZ-10'],
  },
  ({ state, now }: { readonly state: SingleSignOnState | null; readonly now: number }): ReturnValidity => {
    if (state === null) return 'unknown';
    return now < state.expiresOn ? 'valid' : 'expired';
  },
);
