import { downgradeDue } from '@/domain/drive/downgradeDue.rule';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { UploadEvent } from '@/domain/drive/nextUploadState.rule';
import type { UploadAct } from '@/domain/drive/nextUploadAct.rule';
import type { Upload } from '@/domain/drive/Upload';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { RequestDriveToken } from './RequestDriveToken';
import type { DriveAccountGateway } from './ports/DriveAccountGateway';
import type { DriveFailure } from './ports/DriveFailure';
import type { DriveFiles, DriveFilesFailure } from './ports/DriveFiles';
import type { DriveMomentGateway } from './ports/DriveMomentGateway';
import type { UploadFailure } from './UploadProgress';

/** Result of one act: `event` advances the upload; `pause` waits for a connection or the user; `refused` ends it. */
export type ActAnswer =
  | { readonly event: UploadEvent; readonly file?: Partial<DriveFile> }
  | { readonly pause: UploadFailure }
  | { readonly refused: UploadFailure };

export interface UploadPorts {
  readonly account: Pick<DriveAccountGateway, 'account' | 'ensurePermission'>;
  readonly files: DriveFiles;
  readonly moments: Pick<DriveMomentGateway, 'folderOf' | 'record'>;
  readonly token: RequestDriveToken;
}

/** The acts of an upload; `UploadManager` records events before them. */
export class UploadActs {
  constructor(private readonly ports: UploadPorts) {}

  perform(act: Exclude<UploadAct, 'none'>, upload: Upload): Promise<ActAnswer> {
    const acts: { readonly [A in typeof act]: () => Promise<ActAnswer> } = {
      askWriter: () => this.requestWriter(),
      pickFile: () => this.pickFile(upload),
      loadDetails: () => this.loadDetails(upload.file),
      updateFile: () => this.updateFile(upload.file),
      createMoment: () => this.createMoment(upload),
      downgrade: () => this.downgrade(),
    };
    return acts[act]();
  }

  /** Deletes the file of a cancelled upload; false if it may still be in the drive. */
  async removeCopy(fileId: string): Promise<boolean> {
    const { files } = this.ports;
    const removed = await this.inDrive(async token => {
      const answer = await files.remove(token, fileId);
      if (answer.ok || answer.failure.kind !== 'unreachable') return answer;
      // The answer was lost: a file that the drive does not have is deleted.
      const details = await files.details(token, fileId);
      return isMissing(details) ? ok(undefined) : answer;
    });
    return removed.ok;
  }

  /** Reports that the upload is still running, so that no other device revokes its writer role. */
  async beat(): Promise<void> {
    await this.ports.account.ensurePermission('writer');
  }

  private async requestWriter(): Promise<ActAnswer> {
    const granted = await this.ports.account.ensurePermission('writer');
    if (!granted.ok) return ended(granted.failure, { kind: 'permission' });
    return granted.value === 'writer' ? { event: 'writerGranted' } : { refused: { kind: 'permission' } };
  }

  private async pickFile({ uploadId, patientId }: Upload): Promise<ActAnswer> {
    const folder = await this.ports.moments.folderOf(patientId);
    if (!folder.ok)
      return folder.failure.kind === 'badRequest'
        ? { refused: { kind: 'file', status: 400 } }
        : ended(folder.failure, { kind: 'file', status: statusOf(folder.failure) });
    const picked = await this.inDrive(token => this.ports.files.pick(token, uploadId));
    if (!picked.ok) return picked.failure;
    return picked.value === null
      ? { event: 'cancelled' }
      : { event: 'filePicked', file: { ...picked.value, googleDriveFolderId: folder.value } };
  }

  private async loadDetails({ googleDriveFileId = '' }: Partial<DriveFile>): Promise<ActAnswer> {
    const details = await this.inDrive(token => this.ports.files.details(token, googleDriveFileId));
    return details.ok ? { event: 'detailsFetched', file: details.value } : details.failure;
  }

  private async updateFile({
    googleDriveFileId = '',
    googleDriveFolderId = '',
  }: Partial<DriveFile>): Promise<ActAnswer> {
    const moved = await this.inDrive(token => this.ports.files.moveInto(token, googleDriveFileId, googleDriveFolderId));
    return moved.ok ? { event: 'fileUpdated' } : moved.failure;
  }

  private async createMoment({ patientId, momentId, file }: Upload): Promise<ActAnswer> {
    const { googleDriveFileId = '', googleDriveFolderId = '', fileName = '', contentType = '' } = file;
    const recorded = await this.ports.moments.record(patientId, momentId, {
      googleDriveFileId,
      googleDriveFolderId,
      fileName,
      contentType,
    });
    if (recorded.ok) return { event: 'momentCreated' };
    const { failure } = recorded;
    // It may have been recorded anyway, so it is sent again under the same id.
    if (failure.kind === 'refused' && failure.status >= 500) return { pause: { kind: 'moment' } };
    return failure.kind === 'badRequest' ? { refused: { kind: 'moment' } } : ended(failure, { kind: 'moment' });
  }

  /** The backend's answer to the downgrade proves nothing, so the account is always read back. */
  private async downgrade(): Promise<ActAnswer> {
    await this.ports.account.ensurePermission('reader');
    const account = await this.ports.account.account();
    if (!account.ok && account.failure.kind === 'sessionEnded') return { pause: account.failure };
    const readBack = account.ok ? (account.value?.permission ?? 'none') : 'couldNotCheck';
    return downgradeDue({ writerAsked: true, readBack })
      ? { pause: { kind: 'downgradeOwed' } }
      : { event: 'readerSeen' };
  }

  /** Performs a drive operation as the linked account. */
  private async inDrive<T>(
    act: (token: string) => Promise<Result<T, DriveFilesFailure>>,
  ): Promise<Result<T, ActAnswer>> {
    const account = await this.ports.account.account();
    if (!account.ok) return fail(ended(account.failure, { kind: 'permission' }));
    if (account.value === null) return fail({ refused: { kind: 'noAccount' } });
    const token = await this.ports.token.execute(account.value.googleDriveEmail);
    if (!token.ok)
      return fail(
        token.failure.kind === 'unreachable' ? { pause: { kind: 'unreachable' } } : { refused: { kind: 'token' } },
      );
    const done = await act(token.value);
    if (done.ok) return ok(done.value);
    // A token that has just expired is renewed when the upload continues.
    if (done.failure.kind === 'refused') return fail({ refused: { kind: 'file', status: done.failure.status } });
    return fail({ pause: { kind: 'unreachable' } });
  }
}

const isMissing = (answer: Result<unknown, DriveFilesFailure>): boolean =>
  !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 404;

/** A folder without access counts as missing. */
const statusOf = (failure: DriveFailure): number => ('status' in failure ? failure.status : 404);

function ended(failure: DriveFailure, otherwise: UploadFailure): ActAnswer {
  if (failure.kind === 'unreachable' || failure.kind === 'sessionEnded') return { pause: { kind: failure.kind } };
  if (failure.kind === 'noAccount' || failure.kind === 'badRequest') return { refused: { kind: failure.kind } };
  return { refused: otherwise };
}
