import { deadDriveLinks, type DriveLinks } from '#sandbox/backend/drive/driveLinks';

/** Links to the stand-in at its address. */
export const driveLinksAt =
  (origin: () => string): DriveLinks =>
  file => {
    const { downloadLink } = deadDriveLinks(file);
    const id = encodeURIComponent(file.googleDriveFileId);
    return {
      previewLink: `${origin()}/google/file/d/${id}/view`,
      ...(downloadLink !== undefined && { downloadLink: `${origin()}/google/uc?export=download&id=${id}` }),
    };
  };
