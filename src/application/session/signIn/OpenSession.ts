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

/** Milliseconds that calls of any window on their way have, before the session that a new sign-in replaced is ended. */
const REPLACED_SESSION_MS = 2_000;

/** Turns a proven password, or a proven second factor, into a session of this window. */
export class OpenSession {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly gateway: SessionGateway,
    private readonly vault: SessionVault,
    private readonly hint: SessionHint,
    private readonly events: SessionEvents,
    private readonly clock: Clock,
  ) {}

  /** A new sign-in ends the one before it in this window: a copy of its cookie is good for nothing any more. */
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
   * For somebody whom the identity provider already knows from a custom token. Sessions of one sign-in live beside each
   * other and end together.
   */
  async openFor({ user, idToken }: IdentifiedUser, { onNewPage = false } = {}): Promise<Result<User, OpenFailure>> {
    const opened = await this.gateway.open(idToken);
    if (!opened.ok) return this.refused(opened);
    this.announce({ user, cookie: opened.value }, onNewPage);
    return ok(user);
  }

  /** A person without access is not kept in this browser either. */
  private async refused(opened: {
    readonly ok: false;
    readonly failure: OpenFailure;
  }): Promise<Result<User, OpenFailure>> {
    if (opened.failure.kind === 'noStaffAccess') await this.identity.signOut();
    return opened;
  }

  /**
   * On a new page nobody was signed in yet, whatever the vault still holds of the page before. A session that is
   * renewed is no new sign-in.
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
