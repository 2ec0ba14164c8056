import { parseRecord } from '@/domain/kernel/parseJson';
import type { SessionVault } from '@/application/session/ports/SessionVault';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Session } from '@/domain/session/Session';
import { browserStorage } from '../kernel/browserStorage';
import { MemorySessionVault } from './MemorySessionVault';
import { ignoreErrors } from '../kernel/ignoreErrors';

const KEY = 'session';

/**
 * Survives a reload of this window, and nothing else: for development and the sandbox, never for production. If storage
 * is refused or full, the session lasts until the reload.
 */
export class BrowserSessionVault implements SessionVault {
  private readonly memory = new MemorySessionVault();

  constructor(private readonly storage: Storage = browserStorage().session) {
    const stored = parse(ignoreErrors(() => storage.getItem(KEY)) ?? null);
    if (stored !== undefined) this.memory.save(stored);
  }

  current(): Session | undefined {
    return this.memory.current();
  }

  save(session: Session): void {
    ignoreErrors(() => this.storage.setItem(KEY, JSON.stringify(session)));
    this.memory.save(session);
  }

  clear(): void {
    ignoreErrors(() => this.storage.removeItem(KEY));
    this.memory.clear();
  }

  subscribe(onChange: (session: Session | undefined) => void): Unsubscribe {
    return this.memory.subscribe(onChange);
  }
}

/** Anything but a complete session counts as none. */
function parse(stored: string | null): Session | undefined {
  if (stored === null) return undefined;
  const { user, cookie, since }: Partial<Session> = parseRecord(stored) ?? {};
  if (typeof cookie !== 'string' || typeof user?.uid !== 'string' || typeof user.email !== 'string') return undefined;
  return { user, cookie, ...(typeof since === 'number' ? { since } : {}) };
}
