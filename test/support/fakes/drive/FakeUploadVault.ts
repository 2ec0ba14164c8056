import type { UploadVault } from '@/application/drive/ports/UploadVault';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Upload } from '@/domain/drive/Upload';

/** A device on which pages come and go. */
export class FakeUploadVault implements UploadVault {
  readonly kept = new Map<string, Upload>();
  readonly claimed = new Set<string>();
  private readonly waiting = new Set<{ readonly uploadId: string; readonly taken: (release: Unsubscribe) => void }>();
  /** True if the device has no space or blocks storage. */
  isFull = false;

  async uploads(): Promise<readonly Upload[]> {
    return [...this.kept.values()];
  }

  async save(upload: Upload): Promise<boolean> {
    if (this.isFull) return false;
    this.kept.set(upload.uploadId, upload);
    return true;
  }

  async forget(uploadId: string): Promise<void> {
    this.kept.delete(uploadId);
  }

  async claim(uploadId: string): Promise<Unsubscribe | null> {
    return this.claimed.has(uploadId) ? null : this.hold(uploadId);
  }

  claimWhenFree(uploadId: string, taken: (release: Unsubscribe) => void): Unsubscribe {
    const one = { uploadId, taken };
    this.waiting.add(one);
    queueMicrotask(() => this.handOn());
    return () => this.waiting.delete(one);
  }

  /** Closes a page, which releases its claims. */
  endPage(): void {
    this.claimed.clear();
    this.handOn();
  }

  private hold(uploadId: string): Unsubscribe {
    this.claimed.add(uploadId);
    return () => {
      this.claimed.delete(uploadId);
      this.handOn();
    };
  }

  private handOn(): void {
    for (const one of this.waiting) {
      if (this.claimed.has(one.uploadId)) continue;
      this.waiting.delete(one);
      one.taken(this.hold(one.uploadId));
    }
  }
}
