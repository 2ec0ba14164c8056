import type { AlertNews, AlertSignal } from '@/application/messageAlerts/ports/AlertSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Windows of one device, each made by `window()`; the user's other windows receive what one sends. */
export class FakeAlertSignal implements AlertSignal {
  private listener: { readonly uid: string; readonly onNews: (news: AlertNews) => void } | undefined;

  constructor(private readonly windows: Set<FakeAlertSignal> = new Set()) {
    windows.add(this);
  }

  /** Another window of the same device. */
  window(): FakeAlertSignal {
    return new FakeAlertSignal(this.windows);
  }

  announce(news: AlertNews): void {
    const uid = this.listener?.uid;
    for (const other of this.windows)
      if (other !== this && uid !== undefined && other.listener?.uid === uid) other.listener.onNews(news);
  }

  listen(uid: string, onNews: (news: AlertNews) => void): Unsubscribe {
    this.listener = { uid, onNews };
    return () => {
      this.listener = undefined;
    };
  }
}
