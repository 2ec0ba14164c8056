import type { DriveFailure } from '@/application/drive/ports/DriveFailure';
import type { BackendFailure } from '../client/BackendFailure';
import { unlessRefused } from '../client/unlessRefused';
import type { CallOptions } from '../client/BackendClient';

/** The screen reports the failure itself. */
export const driveCall = { expects: [400, 403, 404, 409], ownWords: true } as const satisfies CallOptions;

/** Of a call about the account: 404 means that there is none. */
export const toDriveFailure = (failure: BackendFailure): DriveFailure =>
  unlessRefused<DriveFailure>(failure, ({ status }) => {
    if (status === 400) return { kind: 'badRequest' };
    if (status === 403) return { kind: 'notAllowed' };
    return status === 404 ? { kind: 'noAccount' } : { kind: 'refused', status };
  });

/** The same, of a call whose failing the catalogue has words for (D2 §8): a fault of the backend is an answer too. */
export const toSpokenDriveFailure = (failure: BackendFailure): DriveFailure =>
  failure.kind === 'failed' ? { kind: 'refused', status: failure.status } : toDriveFailure(failure);

/** Of a call about a patient's folder or file: 404 means that this one is not there. */
export function toDriveFileFailure(failure: BackendFailure): DriveFailure {
  const known = toDriveFailure(failure);
  return known.kind === 'noAccount' ? { kind: 'refused', status: 404 } : known;
}
