import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type {
  DisplayedDocument,
  ReadLegalDocument,
  ReadLegalDocumentFailure,
} from '@/application/legal/ReadLegalDocument';
import type { LegalAddress } from '@/domain/legal/legalParameters';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** One legal document: on its way, there, or why not. */
export class LegalStore {
  phase: 'loading' | 'loaded' | 'error' = 'loading';
  text: DisplayedDocument | undefined = undefined;
  failure: ReadLegalDocumentFailure | undefined = undefined;
  /** Rises with every attempt: answers to a former one are dropped. */
  private attempt = 0;

  constructor(
    private readonly address: LegalAddress,
    private readonly readLegalDocument: ReadLegalDocument,
  ) {
    makeObservable(this, { phase: observable, text: observableRef, failure: observableRef, load: action });
  }

  start(): Unsubscribe {
    void this.load();
    return () => {
      this.attempt += 1;
    };
  }

  async load(): Promise<void> {
    const attempt = ++this.attempt;
    this.phase = 'loading';
    const read = await this.readLegalDocument.execute(this.address);
    if (attempt !== this.attempt) return;
    runInAction(() => {
      this.phase = read.ok ? 'loaded' : 'error';
      this.text = read.ok ? read.value : undefined;
      this.failure = read.ok ? undefined : read.failure;
    });
  }
}
