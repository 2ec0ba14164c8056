import type { Session } from '@/domain/session/Session';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { RenewedSessionSignal } from './ports/RenewedSessionSignal';
import type { SessionEvents } from './SessionEvents';
import type { SessionVault } from './ports/SessionVault';

/**
 * A user who signs in again in one window is signed in again in all their windows, but not in those of another user.
 */
export class ShareRenewedSession {
  private uid: string | undefined;
  private stopListening: Unsubscribe = () => undefined;
  private isAdopting = false;

  constructor(
    private readonly vault: SessionVault,
    private readonly events: SessionEvents,
    private readonly signal: RenewedSessionSignal,
  ) {}

  execute(): Unsubscribe {
    const stops = [
      this.vault.subscribe(session => this.listenFor(session?.user.uid)),
      this.events.subscribe(({ kind }) => {
        if (kind === 'renewed') this.share();
      }),
      () => this.listenFor(undefined),
    ];
    this.listenFor(this.vault.current()?.user.uid);
    return () => stops.forEach(stop => stop());
  }

  private listenFor(uid: string | undefined): void {
    if (uid === this.uid) return;
    this.uid = uid;
    this.stopListening();
    this.stopListening = uid === undefined ? () => undefined : this.signal.listen(uid, session => this.adopt(session));
  }

  private share(): void {
    const session = this.vault.current();
    if (session !== undefined && !this.isAdopting) this.signal.announce(session);
  }

  private adopt(session: Session): void {
    const current = this.vault.current();
    if (current?.user.uid !== session.user.uid || current.cookie === session.cookie) return;
    this.isAdopting = true;
    try {
      this.vault.save({ ...session, ...current, cookie: session.cookie });
      this.events.announce({ kind: 'renewed', user: current.user });
    } finally {
      this.isAdopting = false;
    }
  }
}
