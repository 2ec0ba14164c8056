import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { DiscardUnreadableRecord } from '@/application/patients/drafts/DiscardUnreadableRecord';
import type { FindUnreadableRecords } from '@/application/patients/drafts/FindUnreadableRecords';
import type { UnreadablePiece } from '@/application/patients/ports/UnreadableRecords';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

export interface UnreadableRecordsUseCases {
  readonly findUnreadableRecords: FindUnreadableRecords;
  readonly discardUnreadableRecord: DiscardUnreadableRecord;
}

/** Drafts and uploads that this device keeps and cannot read: what they are, and what can be done. */
export class UnreadableRecordsStore {
  pieces: readonly UnreadablePiece[] = [];
  detailsShown = false;

  constructor(private readonly useCases: UnreadableRecordsUseCases) {
    makeObservable(this, { pieces: observableRef, detailsShown: observable, toggleDetails: action });
  }

  start(): Unsubscribe {
    void this.load();
    return () => undefined;
  }

  /** Tries to read them again. Where nobody can tell, what was known stays. */
  async load(): Promise<void> {
    const pieces = await this.useCases.findUnreadableRecords.execute();
    if (pieces !== undefined) runInAction(() => (this.pieces = pieces));
  }

  toggleDetails(): void {
    this.detailsShown = !this.detailsShown;
  }

  async discard(key: string): Promise<void> {
    await this.useCases.discardUnreadableRecord.execute(key);
    await this.load();
  }
}
