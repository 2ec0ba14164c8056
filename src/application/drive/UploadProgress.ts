import type { Upload } from '@/domain/drive/Upload';

export type UploadTrouble =
  /** It continues automatically once the connection, or the person, is back. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'sessionEnded' }
  /** The device cannot store the pending downgrade, so the account does not get the writer role. */
  | { readonly kind: 'notKept' }
  | { readonly kind: 'noAccount' }
  | { readonly kind: 'badRequest' }
  /** The account was not made a writer. */
  | { readonly kind: 'permission' }
  /** The drive gave no leave. */
  | { readonly kind: 'token' }
  /** The folder or the file; `status` as it was answered. */
  | { readonly kind: 'file'; readonly status: number }
  /** The moment was not recorded; while the upload is open it is tried again, for it may have been. */
  | { readonly kind: 'moment' }
  /** The upload is over, and its file is still in the person's own drive. */
  | { readonly kind: 'copyLeft' }
  /** The page went before the file had arrived: only the person can choose it again. */
  | { readonly kind: 'chooseAgain' }
  /** The account may be a writer still; it is tried again. */
  | { readonly kind: 'downgradeOwed' };

/** One upload as a page shows it. */
export interface UploadProgress {
  readonly upload: Upload;
  readonly isRunning: boolean;
  readonly trouble: UploadTrouble | null;
  /** It was refused, and its file may be in the person's own drive or in the patient's folder. */
  readonly isCopyLeft?: boolean;
}
