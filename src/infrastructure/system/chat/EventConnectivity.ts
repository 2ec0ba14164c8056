import type { Connectivity } from '@/application/chat/ports/Connectivity';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** The platform's own `online` and `offline` events, in a window or a worker. */
export class EventConnectivity implements Connectivity {
  constructor(private readonly scope: EventTarget) {}

  watch(onOnline: () => void, onOffline: () => void): Unsubscribe {
    this.scope.addEventListener('online', onOnline);
    this.scope.addEventListener('offline', onOffline);
    return () => {
      this.scope.removeEventListener('online', onOnline);
      this.scope.removeEventListener('offline', onOffline);
    };
  }
}
