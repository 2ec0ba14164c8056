import type { SessionVault } from '@/application/session/ports/SessionVault';
import type { Stop } from '@/application/shared/Stop';
import type { Session } from '@/domain/session/Session';

/** Nothing leaves the memory of the page: a reload ends the session. */
export class MemorySessionVault implements SessionVault {
  private session: Session | undefined;
  private readonly listeners = new Set<(session: Session | undefined) => void>();

  current(): Session | undefined {
    return this.session;
  }

  keep(session: Session): void {
    this.change(session);
  }

  clear(): void {
    this.change(undefined);
  }

  subscribe(onChange: (session: Session | undefined) => void): Stop {
    const entry = (session: Session | undefined): void => onChange(session);
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }

  private change(session: Session | undefined): void {
    this.session = session;
    for (const listener of [...this.listeners]) listener(session);
  }
}
