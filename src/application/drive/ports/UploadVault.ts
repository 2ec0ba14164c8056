import type { Upload } from '@/domain/drive/Upload';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/**
 * Stores uploads on this device until the account was verified to have no write access: separate for each user, across
 * reloads and sign-outs.
 */
export interface UploadVault {
  /** Uploads of the signed-in user, oldest first. */
  uploads(): Promise<readonly Upload[]>;
  /** After true, the upload survives the page. */
  save(upload: Upload): Promise<boolean>;
  forget(uploadId: string): Promise<void>;
  /**
   * Makes this page the only one on the device that continues the upload, until it releases it or closes; null if
   * another page has it.
   */
  claim(uploadId: string): Promise<Unsubscribe | null>;
  /**
   * Claims it as soon as the page that has it releases it or closes. The returned function stops the waiting, and must
   * not be called after `taken`.
   */
  claimWhenFree(uploadId: string, taken: (release: Unsubscribe) => void): Unsubscribe;
}
