/**
 * How far an upload has come, in this order. `downgradePermission`: the account was read back as no writer any more;
 * nothing is left to do.
 */
export type UploadStep =
  | 'awaitingFile'
  | 'filePicked'
  | 'fetchedFileDetails'
  | 'updatedFile'
  | 'createdMoment'
  | 'downgradePermission';

export const UPLOAD_STEPS: readonly UploadStep[] = [
  'awaitingFile',
  'filePicked',
  'fetchedFileDetails',
  'updatedFile',
  'createdMoment',
  'downgradePermission',
];
