import { rule, says } from '../kernel/rule';
import type { DrivePermission } from './downgradeDue.rule';

export interface StaleWriterInput {
  /** Permission found on the account. */
  readonly permission: DrivePermission | 'couldNotCheck';
  /** An upload stored on this device, in any window, is not over. */
  readonly uploadUnderway: boolean;
  /**
   * Time since an upload on any device last requested write access, in milliseconds; absent if the backend does not say.
   */
  readonly writerAgeMs?: number;
}

/** Interval at which a running upload renews its request for write access, in milliseconds. */
export const WRITER_BEAT_MS = 60_000;

/** After three intervals without a request, an upload on another device counts as gone. */
export const WRITER_LEASE_MS = 3 * WRITER_BEAT_MS;

/** Decides the reaction to the permission found on the account. */
export const staleWriter = rule(
  {
    id: 'CR-DRIVE-04',
    statement:
      says`An account found with write access that no upload on this device needs is downgraded to reader, at ` +
      says`every sign-in and before signing out, whichever user or device requested the access. An unfinished ` +
      says`upload downgrades the account itself. An upload on another device counts as running for ` +
      says`${WRITER_LEASE_MS / 60_000} minutes after its last request for write access, which it repeats every ` +
      says`${WRITER_BEAT_MS / 1_000} seconds; the downgrade waits for it. An account that could not be checked ` +
      says`is checked again and does not count as a reader.`,
    source:
      'D2 §6: "Upload requests writer permission. Permission is downgraded to reader after the upload or on ' +
      'cancel."; DESIGN §8 row 8',
    hazards: ['HAZ-11'],
  },
  ({
    permission,
    uploadUnderway,
    writerAgeMs = Infinity,
  }: StaleWriterInput): 'leave' | 'repair' | 'lookAgain' | 'wait' => {
    if (uploadUnderway || permission === 'reader' || permission === 'none') return 'leave';
    if (permission === 'couldNotCheck') return 'lookAgain';
    return writerAgeMs < WRITER_LEASE_MS ? 'wait' : 'repair';
  },
);
