/**
 * Steps of an upload, in order. `downgradePermission`: the account was verified to have no write access, and the upload
 * is over.
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
