import type texts from '../../../public/i18n/en/drive.json';
import { textsOf } from '../kit/text/textsOf';
import type { DriveAccountFailure } from './DriveAccountStore';
import type { DriveFileStore } from './DriveFileStore';
import type { UploadsStore } from './UploadsStore';
import type { UploadFailure } from '@/application/drive/UploadProgress';

export const driveText = textsOf<typeof texts>('drive');

/**
 * Says why the account could not be linked or loaded; empty for failures that are only logged (D2 §8: "Status 400:
 * logged only").
 */
export function accountFailureText({ kind }: DriveAccountFailure): string {
  switch (kind) {
    case 'badRequest':
      return '';
    case 'notAllowed':
    case 'refused':
      return driveText('failure.permission');
    default:
      return driveText(`failure.${kind}`);
  }
}

/** Says why a file could not be opened. */
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

/** Says why a file was not accepted for an upload. Nothing was sent. */
export function refusedUploadText(refused: NonNullable<UploadsStore['refused']>): string {
  switch (refused.kind) {
    case 'uploadUnderway':
      return driveText('upload.anotherPatient');
    case 'tooLarge':
      return driveText('upload.tooLarge', { size: Math.floor(refused.largest / 1_048_576) });
    case 'empty':
    case 'notTaken':
    case 'notAllowed':
      return driveText(`upload.${refused.kind}`);
  }
}

/**
 * Says what has paused or ended an upload; empty for failures that are only logged (D2 §8: "Status 400: logged only").
 */
export function uploadFailureText(failure: UploadFailure): string {
  switch (failure.kind) {
    case 'badRequest':
      return '';
    case 'noAccount':
    case 'permission':
      return driveText(`failure.${failure.kind}`);
    case 'file':
      return driveText(failure.status === 404 ? 'uploadFailure.folder404' : 'uploadFailure.file', {
        status: failure.status,
      });
    case 'downgradeOwed':
      return driveText('upload.owed');
    default:
      return driveText(`uploadFailure.${failure.kind}`);
  }
}
