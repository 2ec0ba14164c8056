import type { DriveFileStore } from './DriveFileStore';
import { driveText } from './driveText';

/** Why a file could not be opened. */
export function openFileFailureText({ kind }: NonNullable<DriveFileStore['failure']>): string {
  switch (kind) {
    case 'unreachable':
    case 'sessionEnded':
    case 'noAccount':
    case 'uploadUnderway':
    case 'notReader':
      return driveText(`failure.${kind}`);
    case 'notAllowed':
      return driveText('file.unauthorised');
    case 'badRequest':
      return driveText('file.refused');
    default:
      return driveText(`file.${kind}`);
  }
}
