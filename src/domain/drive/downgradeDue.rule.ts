import { rule } from '../kernel/rule';

export type DrivePermission = 'none' | 'reader' | 'writer';

export interface DowngradeInput {
  /** Whether writer was ever asked for since it was last read back otherwise, whatever the answer was. */
  readonly writerAsked: boolean;
  /** What the account was found to be after it was made a reader; null while nobody has looked. */
  readonly readBack: DrivePermission | 'couldNotCheck' | null;
}

/** Whether the patients' folders may still be open for writing. */
export const downgradeDue = rule(
  {
    id: 'CR-DRIVE-03',
    statement:
      'Whenever an account was asked to be a writer, making it a reader again is owed, even where the answer to the ' +
      'asking was lost. It is owed until the account was looked at afterwards and found to be a reader or nothing: ' +
      'that the backend accepted the downgrade is not enough, and not being able to look is no proof.',
    source:
      'D2 §6: "Upload requests writer permission. Permission is downgraded to reader after the upload or on cancel."',
    hazards: ['HAZ-11'],
  },
  ({ writerAsked, readBack }: DowngradeInput): boolean => writerAsked && readBack !== 'reader' && readBack !== 'none',
);
