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
   * Makes this page the only one of the device that goes on with the upload, until it stops or ends; null where another
   * page does.
   */
  claim(uploadId: string): Promise<Unsubscribe | null>;
  /**
   * Claims it as soon as the page that goes on with it lets go or is gone; the stop ends the waiting, and must not be
   * called after `taken`.
   */
  takeOver(uploadId: string, taken: (release: Unsubscribe) => void): Unsubscribe;
}
