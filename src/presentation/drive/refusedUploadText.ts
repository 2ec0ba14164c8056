import { driveText } from './driveText';
import type { UploadsStore } from './UploadsStore';

/** Why a file was not taken for an upload; nothing was sent. */
export function refusedUploadText(refused: NonNullable<UploadsStore['refused']>): string {
  switch (refused.kind) {
    case 'uploadUnderway':
      return driveText('upload.anotherPatient');
    case 'tooLarge':
      return driveText('upload.tooLarge', { size: Math.floor(refused.largest / 1_048_576) });
    case 'notTaken':
    case 'notAllowed':
      return driveText(`upload.${refused.kind}`);
  }
}
