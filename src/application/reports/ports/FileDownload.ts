import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';

/** Downloads files by links made for this user. */
export interface FileDownload {
  /**
   * After a lost connection the download continues where it stopped. `onProgress` receives the loaded bytes, and those
   * of the file if known.
   */
  read(
    url: string,
    onProgress: (received: number, total: number | undefined) => void,
  ): Promise<Result<Blob, CallFailure>>;
}
