import type { Session } from '@/domain/session/Session';
import type { User } from '@/domain/session/User';
import { ok, type Result } from '@/domain/kernel/Result';
import type { Clock } from '../../kernel/ports/Clock';
import type { IdentifiedUser, IdentityFailure, IdentityProvider } from '../ports/IdentityProvider';
import type { SessionEvents } from '../SessionEvents';
import type { MintCustomToken, OpenFailure, SessionGateway } from '../ports/SessionGateway';
import type { SessionHint } from '../ports/SessionHint';
import type { SessionVault } from '../ports/SessionVault';

export type OpenSessionFailure = IdentityFailure | OpenFailure;

/** Delay before a replaced session is ended, in milliseconds, so that running calls of any window can complete. */
const REPLACED_SESSION_MS = 2_000;

/** Opens a session of this window after a proven password or second factor. */
export class OpenSession {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly gateway: SessionGateway,
    private readonly vault: SessionVault,
    private readonly hint: SessionHint,
    private readonly events: SessionEvents,
    private readonly clock: Clock,
  ) {}

  /** A new sign-in ends the previous one in this window, so copies of its cookie become useless. */
  async execute(proof: MintCustomToken): Promise<Result<User, OpenSessionFailure>> {
    const minted = await this.gateway.mintCustomToken(proof);
    if (!minted.ok) return minted;
    const identified = await this.identity.signInWithCustomToken(minted.value);
    if (!identified.ok) return identified;
    const replaced = this.vault.current();
    const opened = await this.openFor(identified.value);
    if (opened.ok && replaced !== undefined)
      this.clock.wakeIn(REPLACED_SESSION_MS, () => void this.gateway.close(replaced));
    return opened;
  }

  /**
   * For a user already known to the identity provider from a custom token. Sessions of one sign-in coexist and end
   * together.
   */
  async openFor({ user, idToken }: IdentifiedUser, { onNewPage = false } = {}): Promise<Result<User, OpenFailure>> {
    const opened = await this.gateway.open(idToken);
    if (!opened.ok) return this.refused(opened);
    this.announce({ user, cookie: opened.value }, onNewPage);
    return ok(user);
  }

  /** A user without access is not remembered in this browser. */
  private async refused(opened: {
    readonly ok: false;
    readonly failure: OpenFailure;
  }): Promise<Result<User, OpenFailure>> {
    if (opened.failure.kind === 'noStaffAccess') await this.identity.signOut();
    return opened;
  }

  /**
   * On a new page no user was signed in before, whatever the vault still holds from the previous page. Renewing a
   * session is not a new sign-in.
   */
  private announce({ user, cookie }: Session, onNewPage: boolean): void {
    const before = this.vault.current();
    const samePerson = before?.user.uid === user.uid;
    const isRenewed = samePerson && !onNewPage;
    if (before !== undefined && !samePerson) this.events.announce({ kind: 'signedOut', user: before.user });
    this.vault.save({ user, cookie, since: (isRenewed ? before.since : undefined) ?? this.clock.now() });
    this.hint.leave();
    this.events.announce({ kind: isRenewed ? 'renewed' : 'signedIn', user });
  }
}
