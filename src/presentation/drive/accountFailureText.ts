import type { DriveAccountFailure } from './DriveAccountStore';
import { driveText } from './driveText';

/** Why the account could not be linked or read; empty for what is logged only (D2 §8: "Status 400: logged only"). */
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
