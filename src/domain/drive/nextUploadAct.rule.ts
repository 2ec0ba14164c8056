import { rule } from '../kernel/rule';
import type { UploadPosition } from './UploadPosition';

export type UploadAct = 'askWriter' | 'pickFile' | 'loadDetails' | 'updateFile' | 'createMoment' | 'downgrade' | 'none';

/** Returns the next act of an upload. */
export const nextUploadAct = rule(
  {
    id: 'CR-DRIVE-02',
    statement:
      'The next act of an upload depends only on its position, so after a lost connection, a reload or a new ' +
      'sign-in it continues at the same step. Before a file is picked, inspected or updated, write access is ' +
      'requested unless it was granted on this page; creating the moment needs none. Once the moment exists, or ' +
      'the upload was cancelled or refused, the account is downgraded to reader, repeatedly until the downgrade ' +
      'is verified.',
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
      filePicked: 'loadDetails',
      fetchedFileDetails: 'updateFile',
      createdMoment: 'downgrade',
      downgradePermission: 'none',
    } as const;
    return acts[step];
  },
);
