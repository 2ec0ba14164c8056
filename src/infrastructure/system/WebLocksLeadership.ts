import type { Leadership } from '@/application/chat/ports/Leadership';
import type { Stop } from '@/application/shared/Stop';

/** The window that holds the lock leads; the platform hands it on when that window goes, however it goes. Where there are no locks, every window leads. */
export class WebLocksLeadership implements Leadership {
  constructor(
    private readonly locks: LockManager | undefined,
    /** What is led: windows that lead one thing may follow in another. */
    private readonly purpose = 'chat-leader',
  ) {}

  campaign(uid: string, onElected: () => void): Stop {
    const resigned = new AbortController();
    let release: () => void = () => undefined;
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    if (this.locks === undefined) queueMicrotask(onElected);
    else void this.hold(this.locks, uid, resigned.signal, () => onElected(), held);
    return () => {
      resigned.abort();
      release();
    };
  }

  private async hold(locks: LockManager, uid: string, signal: AbortSignal, onElected: () => void, held: Promise<void>): Promise<void> {
    let granted = false;
    try {
      await locks.request(`${this.purpose}:${uid}`, { signal }, async () => {
        granted = true;
        if (!signal.aborted) onElected();
        await held;
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (granted) throw error;
      // A browser that blocks a site's storage has locks and refuses every one.
      if (!signal.aborted) onElected();
    }
  }
}
