import type { Connectivity } from '@/application/chat/ports/Connectivity';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** A device that the test takes offline and online. */
export class FakeConnectivity implements Connectivity {
  private readonly watchers = new Set<{ readonly onOnline: () => void; readonly onOffline: () => void }>();

  watch(onOnline: () => void, onOffline: () => void): Unsubscribe {
    const watcher = { onOnline, onOffline };
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  goOnline(): void {
    for (const { onOnline } of this.watchers) onOnline();
  }

  goOffline(): void {
    for (const { onOffline } of this.watchers) onOffline();
  }
}
