import type { DiscardedDraft, DraftSignal } from '@/application/drafts/ports/DraftSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

interface Listener {
  readonly uid: string;
  readonly onDiscarded: (draft: DiscardedDraft) => void;
  readonly window: FakeDraftSignal;
}

/** One window's end of the signal; windows that share `air` receive each other's announcements for the same user. */
export class FakeDraftSignal implements DraftSignal {
  readonly announced: DiscardedDraft[] = [];

  constructor(private readonly air: Set<Listener> = new Set()) {}

  /** Another window of the same device. */
  another(): FakeDraftSignal {
    return new FakeDraftSignal(this.air);
  }

  announce(draft: DiscardedDraft): void {
    this.announced.push(draft);
    const own = [...this.air].find(({ window }) => window === this);
    for (const listener of [...this.air])
      if (listener.window !== this && listener.uid === own?.uid) listener.onDiscarded(draft);
  }

  listen(uid: string, onDiscarded: (draft: DiscardedDraft) => void): Unsubscribe {
    for (const former of [...this.air]) if (former.window === this) this.air.delete(former);
    const listener = { uid, onDiscarded, window: this };
    this.air.add(listener);
    return () => this.air.delete(listener);
  }
}
