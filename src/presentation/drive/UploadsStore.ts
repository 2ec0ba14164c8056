import { action, computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { CancelUpload } from '@/application/drive/CancelUpload';
import type { CheckUpload, UploadVerdict } from '@/application/drive/CheckUpload';
import type { ResumeUploads } from '@/application/drive/ResumeUploads';
import type { UploadFile, UploadUnderway } from '@/application/drive/UploadFile';
import type { UploadProgress } from '@/application/drive/UploadProgress';
import type { WatchUploads } from '@/application/drive/WatchUploads';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

export interface UploadsUseCases {
  readonly watchUploads: Pick<WatchUploads, 'execute'>;
  readonly checkUpload: Pick<CheckUpload, 'execute'>;
  readonly uploadFile: Pick<UploadFile, 'execute'>;
  readonly cancelUpload: Pick<CancelUpload, 'execute' | 'dismiss'>;
  readonly resumeUploads: Pick<ResumeUploads, 'now'>;
  /** Lays the file ready for this upload. */
  readonly layFile: (uploadId: string, file: File) => void;
}

/** The user's uploads: those for one patient, and pending steps of others. */
export class UploadsStore {
  all: readonly UploadProgress[] = [];
  refused: UploadUnderway | Exclude<UploadVerdict, { readonly kind: 'fit' }> | undefined = undefined;
  /** Uploads that were cancelled too late. */
  tooLate: ReadonlySet<string> = new Set();
  private readonly recorded = new Set<string>();

  constructor(
    readonly patientId: string,
    private readonly useCases: UploadsUseCases,
    /** A file of the patient has come into the history. */
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

  /** Those of this patient; of others only what is not over, for it keeps the account open. */
  get shown(): readonly UploadProgress[] {
    return this.all.filter(
      ({ upload }) => upload.patientId === this.patientId || upload.position.step !== 'downgradePermission',
    );
  }

  get isUnderway(): boolean {
    return this.all.some(({ upload }) => upload.position.step !== 'downgradePermission');
  }

  /** The account may be a writer: that was requested, and not read back since. */
  get mayWrite(): boolean {
    return this.all.some(({ upload: { position } }) => position.writer === 'asked' || position.writer === 'granted');
  }

  /** An upload is to be seen, or was refused. */
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
    const cancelled = await this.useCases.cancelUpload.execute(uploadId);
    runInAction(() => {
      if (!cancelled.ok) this.tooLate = new Set([...this.tooLate, uploadId]);
    });
  }

  dismiss(uploadId: string): void {
    this.useCases.cancelUpload.dismiss(uploadId);
  }

  resume(): void {
    void this.useCases.resumeUploads.now();
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
