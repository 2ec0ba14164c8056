import { DriveAccountBodyDto, DriveAccountDto, DrivePermissionDto } from '../drive/driveAccountDtos';
import { endpoint, json, nothing, session } from './endpoint';
import { caller } from './owner';

const therapist = session('therapist:list-patients');

/** The cloud drive account of a therapist. */
export const driveEndpoints = {
  account: endpoint({
    method: 'GET',
    path: '/therapist/google-drive-account',
    summary: 'Returns the linked account and what it may do now; 404 when none is linked.',
    reply: json(DriveAccountDto),
    access: therapist,
    owner: caller,
    repeat: 'safe',
    background: true,
  }),
  addAccount: endpoint({
    method: 'POST',
    path: '/therapist/google-drive-account',
    summary:
      'Links an account in place of any other, without permission at first; ' +
      '409 ConflictError when a colleague has linked it.',
    body: DriveAccountBodyDto,
    reply: json(DriveAccountDto),
    access: therapist,
    owner: caller,
    repeat: 'sameEffect',
  }),
  removeAccount: endpoint({
    method: 'DELETE',
    path: '/therapist/google-drive-account',
    summary: 'Unlinks the account and takes its permission away.',
    reply: nothing,
    access: therapist,
    owner: caller,
    repeat: 'sameEffect',
  }),
  ensurePermissions: endpoint({
    method: 'POST',
    path: '/therapist/google-drive-account/action/ensure-permissions/{role}',
    summary:
      "Makes the linked account a reader or a writer of the patients' folders; " +
      '400 InvalidRole, 404 when none is linked.',
    reply: json(DrivePermissionDto),
    access: therapist,
    owner: caller,
    repeat: 'sameEffect',
  }),
  revoke: endpoint({
    method: 'PUT',
    path: '/google-drive-authentication/revoke',
    summary: 'Takes every permission of the linked account away; nothing happens where none is linked.',
    reply: nothing,
    access: therapist,
    owner: caller,
    repeat: 'sameEffect',
  }),
} as const;
