import type { SourceFault } from './SourceFault';

/** Faults of uploads: each would leave a writer, a copy or a moment that nobody wanted. */
export const driveFaults: readonly SourceFault[] = [
  {
    name: 'uploads are not resumed at a sign-in',
    file: 'src/application/drive/ResumeUploads.ts',
    find: 'void this.uploads.resumeAll();\n      // While',
    replace: '// While',
    test: 'test/application/drive/ResumeUploads.test.ts',
    fails: ['ResumeUploads completes pending downgrades once the person has signed in'],
  },
  {
    name: 'the drive is asked where the deployment has none',
    file: 'src/application/drive/ResumeUploads.ts',
    find: 'if (!isSignedIn || !this.isOn()) return;',
    replace: 'if (!isSignedIn) return;',
    test: 'test/application/drive/ResumeUploads.test.ts',
    fails: ['ResumeUploads makes no calls while the deployment has no drive, and continues once it has one'],
  },
  {
    name: 'a log-out does not wait for uploads',
    file: 'src/application/drive/FinishUploads.ts',
    find: 'return this.isOn() && (!this.repair.isSettled || (await this.vault.uploads()).length > 0);',
    replace: 'return this.isOn() && !this.repair.isSettled;',
    test: 'test/application/drive/FinishUploads.test.ts',
    fails: ['FinishUploads waits for a running upload and until the account is a reader again'],
  },
  {
    name: 'a log-out leaves an upload without a word',
    file: 'src/application/session/signOut/SignOut.ts',
    find: "if (decision !== 'wait') return decision === 'leave';",
    replace: 'return true;',
    test: 'test/application/session/signOut/SignOut.test.ts',
    fails: ['SignOut waits ten seconds for uploads while the session lasts, then asks, and waits again on request'],
  },
  {
    name: 'the answer to a downgrade is believed',
    file: 'src/application/drive/UploadActs.ts',
    find: "const readBack = account.ok ? (account.value?.permission ?? 'none') : 'couldNotCheck';",
    replace: "const readBack = 'reader' as const;",
    test: 'test/application/drive/UploadFile.test.ts',
    fails: [
      'UploadFile does not trust an accepted downgrade: it reads the account back, and retries until it is a reader',
    ],
  },
  {
    name: 'a moment is given up for an answer of a failing server',
    file: 'src/application/drive/UploadActs.ts',
    find: "if (failure.kind === 'refused' && failure.status >= 500) return { pause: { kind: 'moment' } };",
    replace: '',
    test: 'test/application/drive/UploadFile.test.ts',
    fails: ['UploadFile does not end when the backend fails to record: the moment may exist, and is requested again'],
  },
  {
    name: 'a running upload can be resumed',
    file: 'src/presentation/drive/UploadRow.tsx',
    find: '{!isOver && !isRunning && <Button',
    replace: '{!isOver && <Button',
    test: 'test/presentation/drive/driveCallsFail.test.tsx',
    fails: ['offers to resume an upload once it has paused, and never while it runs'],
  },
  {
    name: 'the limit of a file is shown in other units',
    file: 'src/presentation/drive/driveText.ts',
    find: 'Math.floor(refused.largest / 1_048_576)',
    replace: 'Math.floor(refused.largest / 1_000_000)',
    test: 'test/presentation/drive/UploadsStore.test.ts',
    fails: ['says by which limit of the server, or with which name, a file is not taken, before anything is sent'],
  },
  {
    name: 'a file without content is uploaded',
    file: 'src/application/drive/CheckUpload.ts',
    find: 'size === 0',
    replace: 'size < 0',
    test: 'test/presentation/drive/UploadsStore.test.ts',
    fails: ['says by which limit of the server, or with which name, a file is not taken, before anything is sent'],
  },
];
