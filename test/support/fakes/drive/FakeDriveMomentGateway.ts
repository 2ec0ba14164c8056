import type { DriveFailure } from '@/application/drive/ports/DriveFailure';
import type { DriveMomentGateway, FileKind, FileLinks } from '@/application/drive/ports/DriveMomentGateway';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** Patients' folders and the moments of their files. A second call with the same id creates no second moment. */
export class FakeDriveMomentGateway implements DriveMomentGateway {
  readonly planned = new PlannedFailures<'policy' | 'folderOf' | 'record' | 'links', DriveFailure>();
  readonly recorded: { readonly patientId: string; readonly momentId: string; readonly file: DriveFile }[] = [];
  largestFile = 25 * 1_048_576;
  given: Pick<FileLinks, 'previewLink' | 'downloadLink'> = {
    previewLink: 'https://drive.example/preview',
    downloadLink: 'https://drive.example/download',
  };

  async policy(
    _patientId: string,
    _kind: FileKind,
    fileName: string,
  ): Promise<Result<{ readonly largestFile: number }, DriveFailure>> {
    return this.planned.carry('policy', () =>
      fileName.length > 255 ? fail({ kind: 'badRequest' }) : ok({ largestFile: this.largestFile }),
    );
  }

  async folderOf(patientId: string): Promise<Result<string, DriveFailure>> {
    return this.planned.give('folderOf', () => `folder-of-${patientId}`);
  }

  async record(patientId: string, momentId: string, file: DriveFile): Promise<Result<void, DriveFailure>> {
    return this.planned.give('record', () => {
      if (!this.recorded.some(one => one.momentId === momentId)) this.recorded.push({ patientId, momentId, file });
    });
  }

  async links(patientId: string, momentId: string): Promise<Result<FileLinks, DriveFailure>> {
    return this.planned.carry('links', () => {
      const found = this.recorded.find(one => one.momentId === momentId && one.patientId === patientId);
      return found
        ? ok({ fileName: found.file.fileName, contentType: found.file.contentType, ...this.given })
        : fail({ kind: 'refused', status: 404 });
    });
  }
}
