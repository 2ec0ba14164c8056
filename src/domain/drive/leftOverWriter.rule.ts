import { rule } from '../rule';
import type { DrivePermission } from './downgradeOwed.rule';

export interface LeftOverWriterInput {
  /** What the account was found to be. */
  readonly permission: DrivePermission | 'couldNotCheck';
  /** Whether an upload that this device keeps, in whichever window, is not over. */
  readonly uploadUnderway: boolean;
}

/** What a look at the account asks for. */
export const leftOverWriter = rule(
  {
    id: 'CR-DRIVE-04',
    statement:
      'An account that is found to be a writer while no upload of this device needs it is made a reader, whoever made it a writer and on whichever device: at every sign-in, and before signing out. While an upload is not over, that upload makes the account a reader itself. An account that could not be looked at is looked at again; it is not taken for a reader.',
    source: 'D2 §6: "Upload requests writer permission. Permission is downgraded to reader after the upload or on cancel."',
    hazards: ['HAZ-11'],
  },
  ({ permission, uploadUnderway }: LeftOverWriterInput): 'leave' | 'repair' | 'lookAgain' => {
    if (uploadUnderway || permission === 'reader' || permission === 'none') return 'leave';
    return permission === 'writer' ? 'repair' : 'lookAgain';
  },
);
