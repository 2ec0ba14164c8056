import type { DraftSignal, GivenUpDraft } from '@/application/chat/ports/DraftSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

interface Listener {
  readonly uid: string;
  readonly onGivenUp: (draft: GivenUpDraft) => void;
  readonly window: FakeDraftSignal;
}

/** One window's end of the signal; windows that share `air` hear each other, in the person for whom they listen. */
export class FakeDraftSignal implements DraftSignal {
  readonly announced: GivenUpDraft[] = [];

  constructor(private readonly air: Set<Listener> = new Set()) {}

  /** Another window of the same device. */
  another(): FakeDraftSignal {
    return new FakeDraftSignal(this.air);
  }

  announce(draft: GivenUpDraft): void {
    this.announced.push(draft);
    const own = [...this.air].find(({ window }) => window === this);
    for (const listener of [...this.air])
      if (listener.window !== this && listener.uid === own?.uid) listener.onGivenUp(draft);
  }

  listen(uid: string, onGivenUp: (draft: GivenUpDraft) => void): Unsubscribe {
    for (const former of [...this.air]) if (former.window === this) this.air.delete(former);
    const listener = { uid, onGivenUp, window: this };
    this.air.add(listener);
    return () => this.air.delete(listener);
  }
}
