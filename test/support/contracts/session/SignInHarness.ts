import type { IdentityProvider } from '@/application/session/ports/IdentityProvider';
import type { SecondFactorGateway } from '@/application/session/ports/SecondFactorGateway';
import type { SessionGateway } from '@/application/session/ports/SessionGateway';
import type { SessionVault } from '@/application/session/ports/SessionVault';

/** A user who can sign in, and the three ports that signing in needs. */
export interface SignInHarness {
  readonly identity: IdentityProvider;
  readonly sessions: SessionGateway;
  readonly secondFactor: SecondFactorGateway;
  readonly vault: SessionVault;
  /** A user with an authenticator and an email as second factors. */
  readonly person: { readonly uid: string; readonly email: string; readonly password: string };
  /** A user with a password and no staff access. */
  readonly patient: { readonly email: string; readonly password: string };
  readonly authenticatorCode: () => string;
  /** The code in the last email. */
  readonly emailedCode: () => string;
  /** The code in the last reset link. */
  readonly resetCode: () => string;
  /** Lets half a minute pass. */
  readonly letTimePass: () => void;
  readonly stop: () => Promise<void>;
}
