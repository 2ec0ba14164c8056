import type { IdentityProvider } from '@/application/session/ports/IdentityProvider';
import type { SecondFactorGateway } from '@/application/session/ports/SecondFactorGateway';
import type { SessionGateway } from '@/application/session/ports/SessionGateway';
import type { SessionVault } from '@/application/session/ports/SessionVault';

/** Somebody who can sign in, and the three ports that signing in needs. */
export interface SignInHarness {
  readonly identity: IdentityProvider;
  readonly sessions: SessionGateway;
  readonly secondFactor: SecondFactorGateway;
  readonly vault: SessionVault;
  /** Has an authenticator and an email as second factor. */
  readonly person: { readonly uid: string; readonly email: string; readonly password: string };
  /** Has a password and no staff access. */
  readonly patient: { readonly email: string; readonly password: string };
  /** What the authenticator shows. */
  readonly authenticatorCode: () => string;
  /** What the last email says. */
  readonly emailedCode: () => string;
  /** What the last reset link carries. */
  readonly resetCode: () => string;
  /** Half a minute goes by. */
  readonly letTimePass: () => void;
  readonly stop: () => Promise<void>;
}
