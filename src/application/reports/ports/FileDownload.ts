import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';

/** Reads files by links that were made for this person. */
export interface FileDownload {
  /**
   * What was read stays when the connection is cut: it goes on where it stopped. `onProgress` receives the bytes that
   * have come, and those of the file where that is known.
   */
  read(
    url: string,
    onProgress: (received: number, total: number | undefined) => void,
  ): Promise<Result<Blob, CallFailure>>;
}
