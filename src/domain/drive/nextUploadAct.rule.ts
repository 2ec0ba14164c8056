import { rule } from '../kernel/rule';
import type { UploadPosition } from './UploadPosition';

export type UploadAct =
  | 'askWriter'
  | 'pickFile'
  | 'fetchDetails'
  | 'updateFile'
  | 'createMoment'
  | 'downgrade'
  | 'none';

/** What an upload does next. */
export const nextUploadAct = rule(
  {
    id: 'CR-DRIVE-02',
    statement:
      'What an upload does next follows from where it stands alone, so that it goes on at the same step after a ' +
      'lost connection, a reload or a new sign-in. Before a file is picked, looked at or changed, the account is ' +
      'made a writer unless that was granted on this page; the moment is created without it. ' +
      'Once the moment exists, or the upload was cancelled or refused, the account is made a reader again, and that ' +
      'is repeated until it was read back.',
    source:
      'D2 §4: "On coming back online, the upload resumes from the current step."; D2 §6: ' +
      '"Upload requests writer permission. Permission is downgraded to reader after the upload or on cancel."',
    hazards: ['HAZ-11'],
  },
  ({ step, writer, outcome }: UploadPosition): UploadAct => {
    if (outcome !== 'open') return writer === 'paid' ? 'none' : 'downgrade';
    if (step === 'updatedFile') return 'createMoment';
    if (writer !== 'granted') return 'askWriter';
    const acts = {
      awaitingFile: 'pickFile',
      filePicked: 'fetchDetails',
      fetchedFileDetails: 'updateFile',
      createdMoment: 'downgrade',
      downgradePermission: 'none',
    } as const;
    return acts[step];
  },
);
