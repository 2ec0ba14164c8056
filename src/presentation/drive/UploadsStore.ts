import { action, computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { CheckUpload, UploadVerdict } from '@/application/drive/CheckUpload';
import type { UploadFile, UploadUnderway } from '@/application/drive/UploadFile';
import type { UploadManager } from '@/application/drive/UploadManager';
import type { UploadProgress } from '@/application/drive/UploadProgress';
import type { WatchUploads } from '@/application/drive/WatchUploads';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

export interface UploadsUseCases {
  readonly watchUploads: Pick<WatchUploads, 'execute'>;
  readonly checkUpload: Pick<CheckUpload, 'execute'>;
  readonly uploadFile: Pick<UploadFile, 'execute'>;
  readonly manager: Pick<UploadManager, 'cancel' | 'dismiss' | 'resumeAll'>;
  /** Stores a file for an upload that is about to start. */
  readonly layFile: (uploadId: string, file: File) => void;
}

/** The user's uploads: all of one patient, and those of other patients that are not finished. */
export class UploadsStore {
  all: readonly UploadProgress[] = [];
  refused: UploadUnderway | Exclude<UploadVerdict, { readonly kind: 'fit' }> | undefined = undefined;
  /** Ids of the uploads that were cancelled too late. */
  tooLate: ReadonlySet<string> = new Set();
  private readonly recorded = new Set<string>();

  constructor(
    readonly patientId: string,
    private readonly useCases: UploadsUseCases,
    /** Called when a file has been added to the patient's history. */
    private readonly onRecorded: () => void,
  ) {
    makeObservable<this, 'apply'>(this, {
      all: observableRef,
      refused: observableRef,
      tooLate: observableRef,
      shown: computed,
      isUnderway: computed,
      mayWrite: computed,
      apply: action,
      upload: action,
    });
  }

  start(): Unsubscribe {
    return this.useCases.watchUploads.execute(uploads => this.apply(uploads));
  }

  /**
   * All uploads of this patient, and those of others that are not finished, because they keep the account's write
   * access.
   */
  get shown(): readonly UploadProgress[] {
    return this.all.filter(
      ({ upload }) => upload.patientId === this.patientId || upload.position.step !== 'downgradePermission',
    );
  }

  get isUnderway(): boolean {
    return this.all.some(({ upload }) => upload.position.step !== 'downgradePermission');
  }

  /** True if the account may have write access: it was requested, and its removal has not been confirmed since. */
  get mayWrite(): boolean {
    return this.all.some(({ upload: { position } }) => position.writer === 'asked' || position.writer === 'granted');
  }

  /** True if there is an upload to show, or if one was refused. */
  get needsAttention(): boolean {
    return this.shown.length > 0 || this.refused !== undefined;
  }

  async upload(file: File): Promise<void> {
    this.refused = undefined;
    const verdict = await this.useCases.checkUpload.execute(this.patientId, file);
    if (verdict.kind !== 'fit') return runInAction(() => void (this.refused = verdict));
    const begun = await this.useCases.uploadFile.execute(this.patientId, uploadId =>
      this.useCases.layFile(uploadId, file),
    );
    runInAction(() => {
      if (!begun.ok) this.refused = begun.failure;
    });
  }

  async cancel(uploadId: string): Promise<void> {
    const isCancelled = await this.useCases.manager.cancel(uploadId);
    runInAction(() => {
      if (!isCancelled) this.tooLate = new Set([...this.tooLate, uploadId]);
    });
  }

  dismiss(uploadId: string): void {
    this.useCases.manager.dismiss(uploadId);
  }

  resume(): void {
    void this.useCases.manager.resumeAll();
  }

  private apply(uploads: readonly UploadProgress[]): void {
    this.all = uploads;
    for (const { upload } of uploads) {
      if (
        upload.patientId !== this.patientId ||
        upload.position.outcome !== 'recorded' ||
        this.recorded.has(upload.uploadId)
      )
        continue;
      this.recorded.add(upload.uploadId);
      this.onRecorded();
    }
  }
}
