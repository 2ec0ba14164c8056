import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { UnreadablePiece, UnreadableRecords } from '@/application/drafts/ports/UnreadableRecords';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Drafts and uploads that this device keeps and cannot read: what they are, and what can be done. */
export class UnreadableRecordsStore {
  pieces: readonly UnreadablePiece[] = [];
  detailsShown = false;

  constructor(private readonly records: UnreadableRecords) {
    makeObservable(this, { pieces: observableRef, detailsShown: observable, toggleDetails: action });
  }

  start(): Unsubscribe {
    void this.load();
    return () => undefined;
  }

  /** Tries to read them again. Keeps what was known where the outcome is not known. */
  async load(): Promise<void> {
    const pieces = await this.records.list();
    if (pieces !== undefined) runInAction(() => (this.pieces = pieces));
  }

  toggleDetails(): void {
    this.detailsShown = !this.detailsShown;
  }

  async discard(key: string): Promise<void> {
    await this.records.discard(key);
    await this.load();
  }
}
