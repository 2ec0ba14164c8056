import type { User } from '@/domain/session/User';
import type { OpenSession } from './OpenSession';
import type { DeviceTraces } from '../ports/DeviceTraces';
import type { IdentityProvider } from '../ports/IdentityProvider';
import type { SessionEvents } from '../SessionEvents';
import type { SessionHint } from '../ports/SessionHint';
import type { SessionVault } from '../ports/SessionVault';

/** Restores the session from before a reload or, outside production, the sign-in of another window. */
export class RestoreSession {
  constructor(
    private readonly vault: SessionVault,
    private readonly hint: SessionHint,
    private readonly identity: IdentityProvider,
    private readonly openSession: OpenSession,
    private readonly events: SessionEvents,
    private readonly traces: DeviceTraces,
  ) {}

  async execute(): Promise<User | undefined> {
    const stored = this.vault.current();
    await this.traces.settle(stored !== undefined || this.hint.present());
    if (stored === undefined) return this.hint.present() ? this.openAnother() : undefined;
    this.events.announce({ kind: 'signedIn', user: stored.user });
    return stored.user;
  }

  private async openAnother(): Promise<User | undefined> {
    const identified = await this.identity.restoredUser();
    const opened = identified && (await this.openSession.openFor(identified));
    if (opened?.ok) return opened.value;
    // Without an answer the next window may retry; a refusal will not change.
    const refusals: readonly (string | undefined)[] = ['unauthorised', 'secondFactorNeeded', 'noStaffAccess'];
    if (opened === undefined || refusals.includes(opened.failure.kind)) this.hint.remove();
    return undefined;
  }
}
