import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type {
  DisplayedDocument,
  ReadLegalDocument,
  ReadLegalDocumentFailure,
} from '@/application/legal/ReadLegalDocument';
import type { LegalAddress } from '@/domain/legal/legalParameters';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** One legal document: loading, loaded or failed. */
export class LegalStore {
  phase: 'loading' | 'loaded' | 'error' = 'loading';
  text: DisplayedDocument | undefined = undefined;
  failure: ReadLegalDocumentFailure | undefined = undefined;
  private readonly latest = latest();

  constructor(
    private readonly address: LegalAddress,
    private readonly readLegalDocument: ReadLegalDocument,
  ) {
    makeObservable(this, { phase: observable, text: observableRef, failure: observableRef, load: action });
  }

  start(): Unsubscribe {
    void this.load();
    return () => {
      this.latest.cancel();
    };
  }

  async load(): Promise<void> {
    const isLatest = this.latest.begin();
    this.phase = 'loading';
    const read = await this.readLegalDocument.execute(this.address);
    if (!isLatest()) return;
    runInAction(() => {
      this.phase = read.ok ? 'loaded' : 'error';
      this.text = read.ok ? read.value : undefined;
      this.failure = read.ok ? undefined : read.failure;
    });
  }
}
