import type { UploadVault } from '@/application/drive/ports/UploadVault';
import type { Stop } from '@/application/shared/Stop';
import type { Upload } from '@/domain/drive/Upload';

/** A device on which pages come and go. */
export class FakeUploadVault implements UploadVault {
  readonly kept = new Map<string, Upload>();
  readonly claimed = new Set<string>();
  /** The device has no room, or forbids it. */
  isFull = false;

  async uploads(): Promise<readonly Upload[]> {
    return [...this.kept.values()];
  }

  async keep(upload: Upload): Promise<boolean> {
    if (this.isFull) return false;
    this.kept.set(upload.uploadId, upload);
    return true;
  }

  async forget(uploadId: string): Promise<void> {
    this.kept.delete(uploadId);
  }

  async claim(uploadId: string): Promise<Stop | null> {
    if (this.claimed.has(uploadId)) return null;
    this.claimed.add(uploadId);
    return () => this.claimed.delete(uploadId);
  }

  /** A page is gone, and its claims with it. */
  endPage(): void {
    this.claimed.clear();
  }
}
