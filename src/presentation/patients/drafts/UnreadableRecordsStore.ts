import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { UnreadablePiece, UnreadableRecords } from '@/application/drafts/ports/UnreadableRecords';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Stored drafts and uploads that this device cannot read, and the options for each. */
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

  /** Reads them again. Keeps the known records if the outcome is unknown. */
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
