import { asSeen } from '@/domain/kernel/asSeen';
import type { DriveFailure } from '@/application/drive/ports/DriveFailure';
import type { DriveMomentGateway, FileKind, FileLinks } from '@/application/drive/ports/DriveMomentGateway';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { mapAnswer } from '../client/mapAnswer';
import { patientMomentEndpoints } from '../endpoints/patientMoments';
import { driveCall, toDriveFileFailure, toSpokenDriveFailure } from './toDriveFailure';

export class AxiosDriveMomentGateway implements DriveMomentGateway {
  constructor(private readonly backend: BackendClient) {}

  async policy(
    patientId: string,
    type: FileKind,
    fileName: string,
  ): Promise<Result<{ readonly largestFile: number }, DriveFailure>> {
    const answer = await this.backend.call(
      patientMomentEndpoints.fileUploadPolicy,
      { path: { patientId }, query: { type, fileName } },
      driveCall,
    );
    return mapAnswer(answer, ({ largestFile }) => ({ largestFile }), toDriveFileFailure);
  }

  async folderOf(patientId: string): Promise<Result<string, DriveFailure>> {
    const answer = await this.backend.call(patientMomentEndpoints.driveFolder, { path: { patientId } }, driveCall);
    return mapAnswer(answer, folderId => folderId, toDriveFileFailure);
  }

  async record(patientId: string, momentId: string, file: DriveFile): Promise<Result<void, DriveFailure>> {
    const answer = await this.backend.call(
      patientMomentEndpoints.addDriveFile,
      { path: { patientId }, body: { momentId, ...file } },
      driveCall,
    );
    if (answer.ok) return ok(undefined);
    return fail(
      answer.failure.kind === 'failed' ? toSpokenDriveFailure(answer.failure) : toDriveFileFailure(answer.failure),
    );
  }

  async links(patientId: string, momentId: string): Promise<Result<FileLinks, DriveFailure>> {
    const answer = await this.backend.call(
      patientMomentEndpoints.driveFile,
      { path: { patientId, momentId } },
      driveCall,
    );
    return mapAnswer(
      answer,
      ({ fileName, contentType, previewLink = null, downloadLink = null }) => ({
        ...{ fileName: asSeen(fileName), contentType, previewLink, downloadLink },
      }),
      toDriveFileFailure,
    );
  }
}
