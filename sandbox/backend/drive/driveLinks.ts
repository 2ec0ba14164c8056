import type { DriveFileDto } from '@/infrastructure/http/patients/momentDtos';

/** The addresses at which files of the drive can be opened; the drive may have none. */
export type DriveLinks = (file: DriveFileDto) => { readonly previewLink?: string; readonly downloadLink?: string };

/** Files with this id prefix have no download link, like files that the drive only shows. */
export const ONLY_SHOWN = 'shown-';

/** Links in the form of the real drive's; nothing answers there. */
export const deadDriveLinks: DriveLinks = ({ googleDriveFileId }) => {
  const id = encodeURIComponent(googleDriveFileId);
  const previewLink = `https://drive.example/file/d/${id}/view`;
  return {
    previewLink,
    ...(!googleDriveFileId.startsWith(ONLY_SHOWN) && {
      downloadLink: `https://drive.example/uc?export=download&id=${id}`,
    }),
  };
};
