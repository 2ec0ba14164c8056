import type { SessionVault } from '@/application/session/ports/SessionVault';
import type { Stop } from '@/application/shared/Stop';
import type { Session } from '@/domain/session/Session';

export class FakeSessionVault implements SessionVault {
  private readonly listeners = new Set<(session: Session | undefined) => void>();

  constructor(private session?: Session) {}

  current(): Session | undefined {
    return this.session;
  }

  keep(session: Session): void {
    this.session = session;
    this.tell();
  }

  clear(): void {
    this.session = undefined;
    this.tell();
  }

  subscribe(onChange: (session: Session | undefined) => void): Stop {
    const entry = (session: Session | undefined): void => onChange(session);
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener(this.session);
  }
}
