import type { Upload } from '@/domain/drive/Upload';

export type UploadFailure =
  /** It continues automatically once the connection or the user is back. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'sessionEnded' }
  /** The device cannot store the pending downgrade, so the account does not get the writer role. */
  | { readonly kind: 'notKept' }
  | { readonly kind: 'noAccount' }
  | { readonly kind: 'badRequest' }
  /** The account was not made a writer. */
  | { readonly kind: 'permission' }
  /** The drive granted no token. */
  | { readonly kind: 'token' }
  /** The folder or the file; `status` as it was answered. */
  | { readonly kind: 'file'; readonly status: number }
  /** The moment may not have been recorded; it is retried while the upload is open. */
  | { readonly kind: 'moment' }
  /** The upload is over, and its file is still in the user's own drive. */
  | { readonly kind: 'copyLeft' }
  /** The page closed before the file arrived: the user must choose it again. */
  | { readonly kind: 'chooseAgain' }
  /** The account may still be a writer; the downgrade is retried. */
  | { readonly kind: 'downgradeOwed' };

/** One upload as a page shows it. */
export interface UploadProgress {
  readonly upload: Upload;
  readonly isRunning: boolean;
  readonly failure: UploadFailure | null;
  /** It was refused, and its file may be in the user's own drive or in the patient's folder. */
  readonly isCopyLeft?: boolean;
}
