export interface PickedFile {
  readonly googleDriveFileId: string;
}

export interface DriveFile extends PickedFile {
  readonly googleDriveFolderId: string;
  readonly fileName: string;
  /** A media type. */
  readonly contentType: string;
}
