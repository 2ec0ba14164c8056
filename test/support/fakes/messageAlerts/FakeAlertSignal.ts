import type { AlertUpdate, AlertSignal } from '@/application/messageAlerts/ports/AlertSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Windows of one device, each made by `window()`; the user's other windows receive what one sends. */
export class FakeAlertSignal implements AlertSignal {
  private listener: { readonly uid: string; readonly onUpdate: (update: AlertUpdate) => void } | undefined;

  constructor(private readonly windows: Set<FakeAlertSignal> = new Set()) {
    windows.add(this);
  }

  /** Another window of the same device. */
  window(): FakeAlertSignal {
    return new FakeAlertSignal(this.windows);
  }

  announce(update: AlertUpdate): void {
    const uid = this.listener?.uid;
    for (const other of this.windows)
      if (other !== this && uid !== undefined && other.listener?.uid === uid) other.listener.onUpdate(update);
  }

  listen(uid: string, onUpdate: (update: AlertUpdate) => void): Unsubscribe {
    this.listener = { uid, onUpdate };
    return () => {
      this.listener = undefined;
    };
  }
}
