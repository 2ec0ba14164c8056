import type { SessionVault } from '@/application/session/ports/SessionVault';
import { Listeners } from '@/application/kernel/Listeners';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Session } from '@/domain/session/Session';

/** Everything stays in the memory of the page: a reload ends the session. */
export class MemorySessionVault implements SessionVault {
  private session: Session | undefined;
  private readonly listeners = new Listeners<[session: Session | undefined]>();

  current(): Session | undefined {
    return this.session;
  }

  save(session: Session): void {
    this.change(session);
  }

  clear(): void {
    this.change(undefined);
  }

  subscribe(onChange: (session: Session | undefined) => void): Unsubscribe {
    return this.listeners.add(onChange);
  }

  private change(session: Session | undefined): void {
    this.session = session;
    this.listeners.notify(session);
  }
}
