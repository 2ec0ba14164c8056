import { rule } from '../kernel/rule';

export type DrivePermission = 'none' | 'reader' | 'writer';

export interface DowngradeInput {
  /** Write access was requested since the account was last verified without it, whatever the answer was. */
  readonly writerAsked: boolean;
  /** Permission found after the downgrade; null while unverified. */
  readonly readBack: DrivePermission | 'couldNotCheck' | null;
}

/** Decides whether the account may still have write access to the patients' folders. */
export const downgradeDue = rule(
  {
    id: 'CR-DRIVE-03',
    statement:
      'Whenever write access was requested for an account, the account must be downgraded to reader, even if the ' +
      'answer to the request was lost. The downgrade remains due until a later check finds the account to be a ' +
      "reader or without access: the backend's acceptance of the downgrade is not enough, and a failed check " +
      'proves nothing.',
    source:
      'D2 §6: "Upload requests writer permission. Permission is downgraded to reader after the upload or on cancel."',
    hazards: ['HAZ-11'],
  },
  ({ writerAsked, readBack }: DowngradeInput): boolean => writerAsked && readBack !== 'reader' && readBack !== 'none',
);
