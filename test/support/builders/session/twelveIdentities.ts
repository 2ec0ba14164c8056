import { openSessionClaims } from './openSessionClaims';

/** A caller of a database with a valid ID token. */
export interface Identity {
  readonly uid: string;
  /** The sign-in method in the token. */
  readonly provider: 'custom' | 'password';
  readonly claims: Readonly<Record<string, unknown>>;
}

const staffScopes = ['chat:view-active-chats'];
const session = (uid: string, scopes: readonly string[], more: object = {}): Identity => ({
  uid,
  provider: 'custom',
  claims: { ...openSessionClaims, chats: scopes.some(scope => /chat/.test(scope)), scopes, ...more },
});
/** Thea with a token that the rules must refuse. */
const thea = (more: object): Identity => session('thea', staffScopes, more);

/** The callers of the two databases in the tests of their rules; only the first five have an open session. */
export const twelveIdentities = {
  'the therapist of the chat': thea({}),
  'another therapist': session('theo', staffScopes),
  'the patient of the chat': session('pat', ['patient:chat']),
  'another patient': session('sol', ['patient:chat']),
  'an administrator': session('adam', ['organisations:edit']),
  'the therapist with a password alone': { ...thea({}), provider: 'password' },
  'the therapist without a second factor': thea({ mfa: false }),
  'the therapist at the end of twelve hours': thea({ session_ends_at: 1 }),
  'the therapist of an ended sign-in': thea({ sign_in: 'over' }),
  'the therapist of an ended session': thea({ session: 'over' }),
  'whoever made an account': { uid: 'eve', provider: 'password', claims: {} },
  nobody: undefined,
} satisfies Readonly<Record<string, Identity | undefined>>;

export type IdentityName = keyof typeof twelveIdentities;
