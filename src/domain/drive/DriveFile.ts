/** A file that a user picked in their drive. */
export interface PickedFile {
  readonly googleDriveFileId: string;
}

/** A file in a patient's drive folder. */
export interface DriveFile extends PickedFile {
  readonly googleDriveFolderId: string;
  readonly fileName: string;
  /** A media type. */
  readonly contentType: string;
}
