import type { SessionVault } from '@/application/session/ports/SessionVault';
import { Listeners } from '@/application/kernel/Listeners';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Session } from '@/domain/session/Session';

export class FakeSessionVault implements SessionVault {
  private readonly listeners = new Listeners<[session: Session | undefined]>();

  constructor(private session?: Session) {}

  current(): Session | undefined {
    return this.session;
  }

  save(session: Session): void {
    this.session = session;
    this.notify();
  }

  clear(): void {
    this.session = undefined;
    this.notify();
  }

  subscribe(onChange: (session: Session | undefined) => void): Unsubscribe {
    return this.listeners.add(onChange);
  }

  private notify(): void {
    this.listeners.notify(this.session);
  }
}
