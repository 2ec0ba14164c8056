import type { ServerStatusListener, ServerStatusSignal } from '@/application/serverStatus/ports/ServerStatusSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';

/** Windows of one device, each made by `window()`; what one sends, the others receive. */
export class FakeServerStatusSignal implements ServerStatusSignal {
  private listener: ServerStatusListener | undefined;

  constructor(private readonly windows: Set<FakeServerStatusSignal> = new Set()) {
    windows.add(this);
  }

  /** Another window of the same device. */
  window(): FakeServerStatusSignal {
    return new FakeServerStatusSignal(this.windows);
  }

  announce(status: ServerStatus): void {
    for (const other of this.others()) other.listener?.onStatus(status);
  }

  request(): void {
    for (const other of this.others()) other.listener?.onRequest();
  }

  listen(listener: ServerStatusListener): Unsubscribe {
    this.listener = listener;
    return () => {
      this.listener = undefined;
    };
  }

  private others(): FakeServerStatusSignal[] {
    return [...this.windows].filter(window => window !== this);
  }
}
