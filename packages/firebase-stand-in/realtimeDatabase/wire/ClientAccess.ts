import type { IdTokenClaims, VerifyIdToken } from '../../kernel/IdTokenClaims';
import type { OffsetClock } from '../../kernel/OffsetClock';
import type { RawWrite, RealtimeDatabase } from '../RealtimeDatabase';
import type { DatabaseRules } from '../rules/DatabaseRules';
import type { Path } from '../tree/path';
import type { TreeNode } from '../tree/TreeNode';

export interface ClientAccessOptions {
  readonly database: RealtimeDatabase;
  readonly rules: DatabaseRules;
  readonly verifyIdToken: VerifyIdToken;
  readonly clock: OffsetClock;
  /** Accepts the word `owner` instead of a token, and then checks no rules. For conformance tests only. */
  readonly allowOwner: boolean;
}

/** A client's identity, and so its permissions. */
export class ClientAccess {
  private token: string | undefined;
  private claims: IdTokenClaims | undefined;
  private isOwner = false;

  constructor(private readonly options: ClientAccessOptions) {}

  /** Returns the token's claims, or undefined and is then not signed in. */
  signIn(token: string): object | undefined {
    this.signOut();
    if (token === 'owner' && this.options.allowOwner) {
      this.isOwner = true;
      return {};
    }
    this.claims = this.options.verifyIdToken(token);
    if (this.claims) this.token = token;
    return this.claims;
  }

  signOut(): void {
    this.token = undefined;
    this.claims = undefined;
    this.isOwner = false;
  }

  /** Ends the sign-in when the token has become invalid; returns why, in the wire's words. */
  lapse(): 'expired_token' | 'auth_revoked' | undefined {
    const { token, claims } = this;
    if (token === undefined || claims === undefined || this.options.verifyIdToken(token)) return undefined;
    this.signOut();
    return claims.exp * 1000 <= this.options.clock.now() ? 'expired_token' : 'auth_revoked';
  }

  mayRead(path: Path): boolean {
    return this.isOwner || this.options.rules.canRead(path, this.request());
  }

  /** Each place has to allow the writes taken together. */
  mayWrite(writes: readonly RawWrite[]): boolean {
    if (this.isOwner) return true;
    const { after } = this.options.database.preview(writes);
    return writes.every(([path]) => this.options.rules.canWrite(path, this.request(), after));
  }

  private request(): { claims: IdTokenClaims | undefined; tree: TreeNode | null; now: number } {
    return { claims: this.claims, tree: this.options.database.root, now: this.options.clock.now() };
  }
}
