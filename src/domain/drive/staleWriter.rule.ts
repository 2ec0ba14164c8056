import { rule, says } from '../kernel/rule';
import type { DrivePermission } from './downgradeDue.rule';

export interface StaleWriterInput {
  /** What the account was found to be. */
  readonly permission: DrivePermission | 'couldNotCheck';
  /** Whether an upload that this device keeps, in whichever window, is not over. */
  readonly uploadUnderway: boolean;
  /**
   * How long ago an upload, on whichever device, asked last to be a writer, in milliseconds; absent where the backend
   * does not say.
   */
  readonly writerAgeMs?: number;
}

/** An upload asks anew this often while it runs, in milliseconds. */
export const WRITER_BEAT_MS = 60_000;

/** After three times that without a sign of it, an upload of another device counts as gone. */
export const WRITER_LEASE_MS = 3 * WRITER_BEAT_MS;

/** What a look at the account asks for. */
export const staleWriter = rule(
  {
    id: 'CR-DRIVE-04',
    statement:
      says`An account that is found to be a writer while no upload of this device needs it is made a reader, ` +
      says`whoever made it a writer and on whichever device: at every sign-in, and before signing out. ` +
      says`While an upload is not over, that upload makes the account a reader itself; ` +
      says`one of another device counts as running for ${WRITER_LEASE_MS / 60_000} minutes after it last asked to ` +
      says`be a writer, which it does every ${WRITER_BEAT_MS / 1_000} seconds, and is waited for. ` +
      says`An account that could not be looked at is looked at again; it is not taken for a reader.`,
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
