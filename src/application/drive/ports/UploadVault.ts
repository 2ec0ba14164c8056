import type { Upload } from '@/domain/drive/Upload';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/**
 * Keeps uploads on this device until the account was read back as no writer: apart for each person, over reloads and
 * sign-outs.
 */
export interface UploadVault {
  /** Of the signed-in person, oldest first. */
  uploads(): Promise<readonly Upload[]>;
  /** When it answers true, the upload survives the page. */
  save(upload: Upload): Promise<boolean>;
  forget(uploadId: string): Promise<void>;
  /**
   * Makes this page the only one of the device that continues the upload, until it releases it or closes; null where
   * another page has it.
   */
  claim(uploadId: string): Promise<Unsubscribe | null>;
  /**
   * Claims it as soon as the page that has it releases it or closes. The returned function stops the waiting, and must
   * not be called after `taken`.
   */
  takeOver(uploadId: string, taken: (release: Unsubscribe) => void): Unsubscribe;
}
